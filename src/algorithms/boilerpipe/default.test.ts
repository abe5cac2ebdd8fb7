import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { createPage } from '../../page/page.ts';
import type { Population, Selection } from '../types.ts';
import boilerpipeDefault from './default.ts';
import { STORM, words } from './examples.ts';

const documents = { create: () => null };

function run(html: string, population: Population = 'source'): Selection {
  return boilerpipeDefault.run(createPage(snapshotOfHtml(html)), { population, documents });
}

it.each(['source', 'rendered'] as const)('example 4: byline and paragraphs (%s)', (population) => {
  const { text, marks, trace } = run(STORM, population);
  expect(text).toBe(`By Ann Lee\n${words(19)}\n${words(20)}\n`);
  expect(marks.map(({ role }) => role)).toEqual(['body', 'body', 'body']);
  expect(trace.map(({ kept }) => kept)).toEqual([false, false, false, true, true, true, false, false]);
});

it('gives the numbers of the merged block', () => {
  const { trace } = run(STORM);
  expect(trace[4]).toMatchObject({
    step: 'DensityRules',
    reason:
      '13.0 words per line, 0 % in links; before it 3.0 words per line, 0 % in links; after it 3.0 words per line',
  });
});

it('keeps the quirk that dense text is dropped if nothing follows it', () => {
  expect(run(`<p>${words(90)}</p>`)).toMatchObject({ text: '', marks: [], empty: 'no-candidate' });
  expect(run(`<p>${words(90)}</p><p>x</p>`).text).toBe(`${words(90)}\nx\n`);
});

it('does not see hidden text in the rendered page', () => {
  const html = `<p>${words(30)}</p><p hidden>${words(40)}</p><p>x</p>`;
  expect(run(html, 'rendered').text).toBe(`${words(30)}\nx\n`);
});
