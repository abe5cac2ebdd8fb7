import { expect, it } from 'vitest';
import { GAP, STORM, words } from '../../../test/boilerpipe-examples.ts';
import { runnerOf } from '../../../test/run-algorithm.ts';
import { boilerpipeLargest } from './extractors.ts';

const run = runnerOf(boilerpipeLargest);

it('keeps headline and byline directly before the largest merged block', () => {
  expect(run(STORM).text).toBe(`Storm hits the coast\nBy Ann Lee\n${words(19)}\n${words(20)}\nAdd your comment\n`);
});

it('keeps only the largest of several merged blocks, even if the title is in another one', () => {
  const html = `<title>The headline</title><h1>The headline</h1><p>${words(20)}</p>${GAP}<p>${words(50)}</p><p>${words(18)}</p>${GAP}<p>${words(20)}</p><p>x</p>`;
  const { text, trace } = run(html);
  expect(text).toBe(`a link only\n${words(50)}\n${words(18)}\n`);
  expect(trace.filter(({ kept }) => kept)).toHaveLength(3);
  expect(trace[1]).toMatchObject({ step: 'KeepLargest', reason: '22 words in this part, 71 in the largest' });
});

it('leaves out hidden text when it reads the rendered page', () => {
  const html = `<p>${words(30)}</p><p hidden>${words(40)}</p><p>${words(20)}</p>`;
  expect(run(html, 'rendered').text).toBe(`${words(30)}\n${words(20)}\n`);
});
