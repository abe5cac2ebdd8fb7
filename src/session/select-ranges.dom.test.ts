import { afterEach, expect, it } from 'vitest';
import { removePages, renderPage } from '../../test/render.ts';
import { createPage } from '../page/page.ts';
import { takeSnapshot } from '../page/snapshot/take.ts';
import { selectRanges } from './select-ranges.ts';

afterEach(removePages);

/** A range, from an offset in the text of one paragraph to an offset in the text of the same or a later paragraph. */
type Passage = [first: number, start: number, last: number, end: number];

/** Returns the selected part of each text node. */
async function selectedTexts(passages: readonly Passage[]) {
  const document = await renderPage('<p>The tide turned.</p><p>The ferry left at noon.</p>');
  const texts = [...document.querySelectorAll('p')].map(({ firstChild }) => firstChild as Text);
  const ranges = passages.map(([first, start, last, end]) => {
    const range = document.createRange();
    range.setStart(texts[first] as Text, start);
    range.setEnd(texts[last] as Text, end);
    return range;
  });
  const { snapshot, nodes } = takeSnapshot(document);
  const page = createPage(snapshot);
  return selectRanges({ page, nodes }, ranges).marks.map(({ node, start, end }) => page.textOf(node).slice(start, end));
}

it('shows the selected part of each text node', async () => {
  expect(await selectedTexts([[0, 4, 1, 9]])).toEqual(['tide turned.', 'The ferry']);
});

it('of several passages selected in one text node, shows everything from the first to the last', async () => {
  expect(
    await selectedTexts([
      [1, 4, 1, 9],
      [1, 15, 1, 22],
    ]),
  ).toEqual(['ferry left at noon']);
});

it('shows a selected text node even if an earlier selected passage ends exactly at its start', async () => {
  expect(
    await selectedTexts([
      [0, 4, 1, 0],
      [1, 0, 1, 23],
    ]),
  ).toEqual(['tide turned.', 'The ferry left at noon.']);
});
