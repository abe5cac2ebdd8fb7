import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { runnerOf } from '../../../test/run-algorithm.ts';
import { createPage } from '../../page/page.ts';
import { cetrBlocks } from './index.ts';

const SENTENCE = 'It rained for three days and three nights in the small town by the river, the mayor said.';
const MENU = '<div><a href="/">Home</a> <a href="/n">News</a></div>'.repeat(8);
const PAGE = `${MENU}<h2>Rain</h2>${`<p>${SENTENCE}</p>`.repeat(3)}<h2>Sun</h2>${`<p>${SENTENCE}</p>`.repeat(3)}${MENU}`;

const run = runnerOf(cetrBlocks);

it('keeps the paragraphs of an article and a heading between them, with or without line breaks in the source', () => {
  const lines = run(PAGE).text.split('\n');
  expect(lines.filter((line) => line === SENTENCE)).toHaveLength(6);
  expect(lines).toContain('Sun');
  expect(lines.filter((line) => line === 'Home News').length).toBeLessThanOrEqual(4);
  expect(run(PAGE.replaceAll('>', '>\n')).text).toBe(run(PAGE).text);
});

it('selects all text nodes of the blocks that it keeps', () => {
  const snapshot = snapshotOfHtml(`${MENU}<p>${SENTENCE} <b>And</b> then?</p><p>* * *</p><p>${SENTENCE}</p>`);
  const { marks } = cetrBlocks.run(createPage(snapshot), { population: 'source', documents: { create: () => null } });
  const texts = marks.map(({ node }) => snapshot.nodes.text[node]);
  expect(texts).toEqual(expect.arrayContaining([`${SENTENCE} `, 'And', ' then?', SENTENCE]));
  expect(texts).not.toContain('* * *');
});

it('states for every block why it is kept or dropped', () => {
  const { trace } = run(PAGE);
  expect(trace).toHaveLength(24);
  // blocks 0 to 7 are the menu, block 8 is the heading, and block 11 is the third paragraph
  expect(trace[11]).toMatchObject({ step: 'aboveThreshold', kept: true });
  expect(trace[0]?.reason).toMatch(/^3\.0 characters per tag, smoothed .*; more than .* is needed$/);
});

it('reports the reason if it finds no article', () => {
  expect(run('<p>* * *</p>')).toMatchObject({ text: '', empty: 'no-candidate' });
  expect(run('')).toMatchObject({ text: '', empty: 'no-text' });
});
