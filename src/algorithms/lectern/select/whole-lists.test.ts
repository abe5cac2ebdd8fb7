import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { createPage } from '../../../page/page.ts';
import { PAGE_KINDS, type PageKind } from '../../types.ts';
import { createContext } from '../features/context.ts';
import { restOfLists } from './whole-lists.ts';

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
