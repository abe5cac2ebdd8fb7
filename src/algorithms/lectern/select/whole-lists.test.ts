import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { createPage } from '../../../page/page.ts';
import { assignRoles } from '../../../selection/roles/rules.ts';
import { PAGE_KINDS, type PageKind } from '../../types.ts';
import { createContext } from '../features/context.ts';
import { restOfLists, wholeGrids } from './whole-lists.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6];
const PROSE = 'The ferry stayed in the harbour all night, because nobody dared to sail, and the quay lay dark. ';

/**
 * Returns the lines that are kept as body text on a page of the given kind, if the model keeps the lines for which
 * `isKept` is true.
 */
function bodyOf(html: string, kind: PageKind, isKept: (line: string) => boolean): string[] {
  const snapshot = snapshotOfHtml(`<html><head><title>Harbour</title></head><body>${html}</body></html>`);
  const context = createContext(createPage(snapshot));
  const { blocks } = context.view;
  const lines = Array.from(blocks.first, (node) => (snapshot.nodes.text[node] ?? '').trim());
  const kinds = Float64Array.from(PAGE_KINDS, (name) => (name === kind ? 1 : 0));
  const kept = Uint8Array.from(lines, (line) => (isKept(line) ? 1 : 0));
  const scores = { body: Float32Array.from(kept), kinds };
  const whole = wholeGrids(context.view, kept, scores);
  const state = assignRoles(context, { ...scores, commentProbability: () => 0 }, whole.kept);
  return lines.filter((_, block) => state.roles[block] === 'body');
}

const tile = (number: number, rest = '') =>
  `<div class="tile"><h3>Lamp ${number} of the old quay</h3><p>Costs ${number} pounds</p>${rest}</div>`;
const tiles = `<main>${NUMBERS.map((number) => tile(number)).join('')}</main>`;
const ALL = NUMBERS.flatMap((number) => [`Lamp ${number} of the old quay`, `Costs ${number} pounds`]);

describe('a partly kept list', () => {
  it('keeps a line in every entry of a list if the model keeps that line in some entries', () => {
    expect(bodyOf(tiles, 'listing', (line) => /[12]/.test(line))).toEqual(ALL);
    const names = NUMBERS.map((number) => `Lamp ${number} of the old quay`);
    expect(bodyOf(tiles, 'forum', (line) => /Lamp [1-3]/.test(line))).toEqual(names);
  });

  it('does not add missing boxes of a grid if the page is an article, or if the model keeps none of the boxes', () => {
    const first = ALL.slice(0, 2);
    expect(bodyOf(tiles, 'article', (line) => first.includes(line))).not.toContain('Costs 4 pounds');
    expect(bodyOf(tiles, 'listing', () => false)).toEqual([]);
  });

  it('does not add boxes that have the same class as a kept box but a different structure', () => {
    const box = (inner: string) => `<div class="module"><h3>Of the old quay</h3>${inner}</div>`;
    const link = '<a href="/l">A lamp with a lid</a>';
    const boxes = [`<p>${PROSE}</p>`, `<ul><li>${link}</li></ul>`, `<div>${link}</div>`, `<ol><li>${link}</li></ol>`];
    expect(bodyOf(boxes.map(box).join(''), 'listing', (line) => line.startsWith('The ferry'))).toHaveLength(1);
  });

  it('adds neither hidden text nor repeated lines when it completes a list', () => {
    const copied = NUMBERS.map((number) => tile(number, `<p hidden>Costs ${number} pounds</p>`)).join('');
    expect(bodyOf(`<main>${copied}</main>`, 'collection', () => true)).toEqual(ALL);
    expect(bodyOf(`<main>${copied}</main>`, 'collection', (line) => /[12]/.test(line))).toEqual(ALL);
  });
});

describe('boxes beside a text', () => {
  const text = `<article>${`<p>${PROSE}</p>`.repeat(9)}</article>`;

  it('leaves out all boxes beside a text if the model keeps only some of them', () => {
    const kept = bodyOf(text + tiles, 'listing', (line) => line.startsWith('The ferry') || /[12]/.test(line));
    expect(new Set(kept)).toEqual(new Set([PROSE.trim()]));
  });

  it('keeps the rows of a table beside a text, because they contain data', () => {
    const rows = NUMBERS.map((number) => `<tr><th>Weight of lamp ${number}</th><td>Up to ${number} pounds</td></tr>`);
    const table = bodyOf(
      `${text}<table>${rows.join('')}</table>`,
      'product',
      (line) => line.startsWith('The ferry') || /[12]/.test(line),
    );
    expect(table).toContain('Up to 2 pounds');
  });
});

describe('rows in an article', () => {
  const text = `<article>${`<p>${PROSE}</p>`.repeat(9)}`;
  const isText = (line: string) => line.startsWith('The ferry');

  it('keeps all rows of a group in an article if the model keeps most of them', () => {
    const kept = bodyOf(`${text}${tiles}</article>`, 'article', (line) => isText(line) || /[1-4]/.test(line));
    expect(kept).toEqual(expect.arrayContaining(ALL));
  });

  it('leaves out all rows that begin with links if the model leaves out most of them', () => {
    const teaser = (number: number) =>
      `<div class="tile"><h3><a href="/${number}">Lamp ${number} of the old quay</a></h3><p>Costs ${number} pounds</p></div>`;
    const kept = bodyOf(
      `${text}${NUMBERS.map(teaser).join('')}</article>`,
      'article',
      (line) => isText(line) || /[12]/.test(line),
    );
    expect(kept.filter((line) => !isText(line))).toEqual([]);
  });

  it('adds missing rows, but not a label that the model leaves out in most rows', () => {
    const labelled = NUMBERS.map((number) => tile(number, '<p>Buying options</p>')).join('');
    const kept = bodyOf(`${text}${labelled}</article>`, 'article', (line) => isText(line) || /[1-4]/.test(line));
    expect(kept).toContain('Costs 6 pounds');
    expect(kept).not.toContain('Buying options');
  });
});

it('keeps linked headlines of list entries, even in boxes with the class "teaser"', () => {
  const teaser = (number: number) =>
    `<div class="teaser"><a href="/${number}">Lamp ${number} of the old quay</a><p>It burned for ${number} years.</p></div>`;
  const kept = bodyOf(`<main>${NUMBERS.map(teaser).join('')}</main>`, 'listing', () => true);
  expect(kept).toEqual(
    NUMBERS.flatMap((number) => [`Lamp ${number} of the old quay`, `It burned for ${number} years.`]),
  );
});

const BEFORE = '<p>The ferry needs this to leave the harbour at night:</p>';
const BEHIND = '<p>With all of it on board, it sails before the moon is up.</p>';
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const TOOLS = ['A lamp', 'Two ropes', 'A bell'];
const LINKS = TOOLS.map((tool) => `<a href="https://shop.example/tool">${tool}</a>`);

/** Returns the lines that are added to lists, if the model keeps all lines of the article except those in `dropped`. */
function addedTo(html: string, kind: PageKind = 'article', dropped: readonly string[] = TOOLS): string[] {
  const snapshot = snapshotOfHtml(`<html><body><main>${html}</main></body></html>`);
  const { view } = createContext(createPage(snapshot));
  const lines = Array.from(view.blocks.first, (node) => (snapshot.nodes.text[node] ?? '').trim());
  const kept = Uint8Array.from(lines, (line) => (dropped.includes(line) ? 0 : 1));
  const kinds = Float64Array.from(PAGE_KINDS, (name) => (name === kind ? 1 : 0));
  return restOfLists(view, kept, kinds).map((block) => lines[block] ?? '');
}

it('adds the missing items of a list between two kept paragraphs in the same box', () => {
  expect(addedTo(BEFORE + list(TOOLS) + BEHIND)).toEqual(TOOLS);
  expect(addedTo(BEFORE + list(TOOLS) + BEHIND, 'article', ['Two ropes'])).toEqual(['Two ropes']);
});

it('adds a list of links that follows a heading or a line with a colon', () => {
  expect(addedTo(BEFORE + list(LINKS) + BEHIND)).toEqual(TOOLS);
  expect(addedTo(`<h2>What it needs</h2>${list(LINKS)}${BEHIND}`)).toEqual(TOOLS);
  expect(addedTo(BEHIND + list(LINKS) + BEHIND)).toEqual([]);
});

it('does not add a table of contents of the page', () => {
  const contents = TOOLS.map((tool) => `<a href="#${tool}">${tool}</a>`);
  expect(addedTo(`<h2>On this page</h2>${list(contents)}${BEHIND}`)).toEqual([]);
});

it('completes a list only inside the text of an article, and only if it has at least two items', () => {
  expect(addedTo(BEFORE + list(TOOLS))).toEqual([]);
  expect(addedTo(`${BEFORE}<div>${list(TOOLS)}</div>${BEHIND}`)).toEqual([]);
  expect(addedTo(BEFORE + list(TOOLS) + BEHIND, 'listing')).toEqual([]);
  expect(addedTo(BEFORE + list(['A lamp']) + BEHIND)).toEqual([]);
});

it('does not add hidden items to a list, and ignores hidden text before the list', () => {
  expect(addedTo(`${BEFORE}<p hidden>A bell</p>${list([...TOOLS, '<span hidden>Two ropes</span>'])}${BEHIND}`)).toEqual(
    TOOLS,
  );
});
