import { expect, it } from 'vitest';
import { SHORT_BLOCKS, STORM, words } from '../../../test/boilerpipe-examples.ts';
import { runnerOf } from '../../../test/run-algorithm.ts';
import { boilerpipeNumwords } from './extractors.ts';

const run = runnerOf(boilerpipeNumwords);

it('decides about each block separately (example 4 in docs/specs/boilerpipe.md)', () => {
  const { text, trace } = run(STORM);
  expect(text).toBe(`By Ann Lee\n${words(19)}\n${words(20)}\nAdd your comment\n`);
  expect(trace.map(({ kept }) => kept)).toEqual([false, false, false, true, true, true, true, false]);
  expect(trace[2]).toMatchObject({
    step: 'NumWordsRules',
    reason: '4 words, 0 % in links; before it 1 word, 100 % in links; after it 3 words',
  });
});

it('drops two short blocks (example 1 in docs/specs/boilerpipe.md)', () => {
  expect(run(SHORT_BLOCKS)).toMatchObject({ text: '', marks: [], empty: 'no-candidate' });
});

it('leaves out hidden text when it reads the rendered page', () => {
  const html = `<p>${words(30)}</p><p hidden>${words(40)}</p><p>${words(20)}</p>`;
  expect(run(html, 'rendered').text).toBe(`${words(30)}\n${words(20)}\n`);
});
