import { expect, it } from 'vitest';
import { STORM, words } from '../../../test/boilerpipe-examples.ts';
import { runnerOf } from '../../../test/run-algorithm.ts';
import { boilerpipeDensity } from './extractors.ts';

const run = runnerOf(boilerpipeDensity);

it('decides about each block separately, without merging blocks', () => {
  const { text, trace } = run(STORM);
  expect(text).toBe(`By Ann Lee\n${words(19)}\n${words(20)}\nAdd your comment\n`);
  expect(trace.map(({ kept }) => kept)).toEqual([false, false, false, true, true, true, true, false]);
  expect(trace[6]).toEqual({
    step: 'DensityRules',
    node: trace[6]?.node,
    kept: true,
    reason:
      '3.0 words per line, 0 % in links; before it 13.0 words per line, 0 % in links; after it 3.0 words per line',
  });
});

it('leaves out hidden text when it reads the rendered page', () => {
  const html = `<p>${words(30)}</p><p hidden>${words(40)}</p><p>x</p>`;
  expect(run(html, 'rendered').text).toBe(`${words(30)}\nx\n`);
});
