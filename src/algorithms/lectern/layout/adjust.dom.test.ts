import { afterEach, expect, it } from 'vitest';
import { removePages, snapshotPage } from '../../../../test/render.ts';
import { createPage } from '../../../page/page.ts';
import { createContext } from '../features/context.ts';
import { adjustByLayout } from './adjust.ts';

afterEach(removePages);

const PROSE = 'The ferry stayed in the harbour all night, because nobody dared to sail. '.repeat(4);
const MAIN = `<main>${`<p>${PROSE}</p>`.repeat(4)}<p id="maybe">Maybe this</p></main>`;

/**
 * Returns each block's probability after the layout step, by the first ten characters of the block. Before the step,
 * the probability is 0.95 for blocks with more than 20 words, and 0.5 for all other blocks.
 */
async function adjusted(style: string, body: string): Promise<Record<string, number>> {
  const sheet = style === '' ? '' : `<style>body { margin: 0 } ${style}</style>`;
  const { snapshot } = await snapshotPage(`<!doctype html>${sheet}${body}`);
  const { view } = createContext(createPage(snapshot));
  const { blocks, text } = view;
  const before = Float32Array.from({ length: blocks.size }, (_, block) => ((text.words[block] ?? 0) > 20 ? 0.95 : 0.5));
  const after = adjustByLayout(view, before);
  return Object.fromEntries(
    Array.from(after, (probability, block) => [
      (snapshot.nodes.text[blocks.first[block] ?? 0] ?? '').trim().slice(0, 10),
      probability,
    ]),
  );
}

const COLUMN = 'main { width: 600px; margin-left: 300px }';

it('changes no probability on a page without style sheets', async () => {
  const list = '<ul><li>An entry</li></ul><blockquote>A quote</blockquote>';
  const found = await adjusted('', `${MAIN}<div>A note</div>${list}`);
  // without a style sheet, the position of a block says nothing about it
  for (const text of ['A note', 'Maybe this', 'An entry', 'A quote']) expect(found[text]).toBe(0.5);
});

it('raises the probability of blocks in the main column if the model is undecided', async () => {
  const found = await adjusted(COLUMN, `${MAIN}<div style="width:250px">A note</div>`);
  expect(found['Maybe this']).toBeGreaterThan(0.6);
  expect(found['A note']).toBeLessThan(0.3);
});

it('raises the probability of blocks in the main column even if the column is as wide as the window', async () => {
  const wide = await adjusted(COLUMN, MAIN);
  const narrow = await adjusted('main { max-width: 600rem; padding: 0 16px }', MAIN);
  expect(narrow['Maybe this']).toBe(wide['Maybe this']);
  expect(narrow['Maybe this']).toBeGreaterThan(0.6);
});

it('lowers the probability of a narrow box beside the text, even if the model gives it a high one', async () => {
  const aside = `<aside style="position:absolute; left:1000px; top:10px; width:200px"><p>${PROSE}</p></aside>`;
  const { snapshot } = await snapshotPage(`<!doctype html><style>${COLUMN}</style>${MAIN}${aside}`);
  const { view } = createContext(createPage(snapshot));
  const after = adjustByLayout(view, new Float32Array(view.blocks.size).fill(0.9));
  expect(after[0]).toBeCloseTo(0.9);
  expect(after.at(-1)).toBeLessThan(0.6);
});

it('lowers the probability of a fixed box, unless the box contains the whole text', async () => {
  const bar = '<div style="position:fixed; bottom:0; left:300px; width:600px">Our offer</div>';
  expect((await adjusted(COLUMN, MAIN + bar))['Our offer']).toBeLessThan(0.3);
  const dialog = `<div style="position:fixed; inset:0; overflow:auto">${MAIN}</div>`;
  expect((await adjusted(COLUMN, dialog))['Maybe this']).toBeGreaterThan(0.5);
});

it('lowers the probability of cards side by side, but not of table cells', async () => {
  const card = '<div style="float:left; width:180px"><a href="/x">Card here</a></div>';
  expect((await adjusted('main { width: 600px }', `${MAIN}<div>${card.repeat(3)}</div>`))['Card here']).toBeLessThan(
    0.3,
  );
  const cell = '<td><a href="/x">Cell here</a></td>';
  const table = `<main>${`<p>${PROSE}</p>`.repeat(3)}<table><tr>${cell.repeat(3)}</tr></table></main>`;
  expect((await adjusted('main { width: 600px }', table))['Cell here']).toBeGreaterThan(0.4);
});

it('treats the cells of a table wider than the column as part of the column', async () => {
  const table =
    '<table style="table-layout:fixed; width:3000px"><tr><td>First here</td><td>Then there</td></tr></table>';
  const found = await adjusted(COLUMN, `<main>${`<p>${PROSE}</p>`.repeat(4)}${table}</main>`);
  expect(found['First here']).toBeGreaterThan(0.6);
  expect(found['Then there']).toBeGreaterThan(0.6);
});

it('does not take a list in several columns for cards', async () => {
  const entries = Array.from({ length: 9 }, (_, entry) => `<li>Entry ${entry}</li>`).join('');
  const list = `<main>${`<p>${PROSE}</p>`.repeat(3)}<ul style="columns:3; list-style:none">${entries}</ul></main>`;
  const found = await adjusted('main { width: 600px }', list);
  for (const entry of ['Entry 0', 'Entry 4', 'Entry 8']) expect(found[entry]).toBeGreaterThan(0.4);
});

it('does not lower the probability of cards on a page that consists of cards', async () => {
  const cards = '<div style="float:left; width:180px"><a href="/x">Card here</a></div>'.repeat(3);
  const { snapshot } = await snapshotPage(`<!doctype html>${MAIN}<div>${cards}</div>`);
  const { view } = createContext(createPage(snapshot));
  const before = new Float32Array(view.blocks.size).fill(0.9);
  expect(adjustByLayout(view, before).at(-1)).toBeLessThan(0.8);
  expect(adjustByLayout(view, before, true).at(-1)).toBeCloseTo(0.9);
});
