import { expect, it } from 'vitest';
import { STORM, words } from '../../../test/boilerpipe-examples.ts';
import { runnerOf } from '../../../test/run-algorithm.ts';
import { boilerpipeEverything } from './extractors.ts';

const run = runnerOf(boilerpipeEverything);

it('keeps every block', () => {
  const { text, marks, trace, empty } = run(STORM);
  const lines = ['Home', 'World', 'Storm hits the coast', 'By Ann Lee', words(19), words(20)];
  expect(text).toBe([...lines, 'Add your comment', 'Read more news', ''].join('\n'));
  expect(marks).toHaveLength(8);
  expect(trace.every(({ kept, step }) => kept && step === 'MarkEverythingContent')).toBe(true);
  expect(empty).toBeNull();
});

it('finds no text on an empty page', () => {
  expect(run('<p> </p>')).toMatchObject({ text: '', marks: [], trace: [], empty: 'no-text' });
});

it('leaves out hidden text when it reads the rendered page', () => {
  expect(run('<p>a</p><p hidden>b</p><p>|</p>', 'rendered').text).toBe('a\n|\n');
});
