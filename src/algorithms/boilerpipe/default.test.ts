import { expect, it } from 'vitest';
import { STORM, words } from '../../../test/boilerpipe-examples.ts';
import { runnerOf } from '../../../test/run-algorithm.ts';
import { boilerpipeDefault } from './extractors.ts';

const run = runnerOf(boilerpipeDefault);

it.each(['source', 'rendered'] as const)(
  'keeps byline and paragraphs of an article when it reads the %s page',
  (population) => {
    const { text, marks, trace } = run(STORM, population);
    expect(text).toBe(`By Ann Lee\n${words(19)}\n${words(20)}\n`);
    expect(marks.map(({ role }) => role)).toEqual(['body', 'body', 'body']);
    expect(trace.map(({ kept }) => kept)).toEqual([false, false, false, true, true, true, false, false]);
  },
);

it('explains a merged block by its words per line and its share of links', () => {
  const { trace } = run(STORM);
  expect(trace[4]).toMatchObject({
    step: 'DensityRules',
    reason:
      '13.0 words per line, 0 % in links; before it 3.0 words per line, 0 % in links; after it 3.0 words per line',
  });
});

it('drops a long block if it is the last block of the page, as the original does', () => {
  expect(run(`<p>${words(90)}</p>`)).toMatchObject({ text: '', marks: [], empty: 'no-candidate' });
  expect(run(`<p>${words(90)}</p><p>x</p>`).text).toBe(`${words(90)}\nx\n`);
});

it('leaves out hidden text when it reads the rendered page', () => {
  const html = `<p>${words(30)}</p><p hidden>${words(40)}</p><p>x</p>`;
  expect(run(html, 'rendered').text).toBe(`${words(30)}\nx\n`);
});
