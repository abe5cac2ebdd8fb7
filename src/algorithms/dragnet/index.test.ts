import { expect, it } from 'vitest';
import { runnerOf } from '../../../test/run-algorithm.ts';
import dragnet from './index.ts';

const RAIN =
  '<div id="nav"><a href="#">Home</a> <a href="#">News</a></div><div class="article"><h1>Rain</h1><p>It rained for <b>three</b> days in the small town by the river.</p><p>Read <a href="#">the report</a> here.</p></div>';

const run = runnerOf(dragnet);

it.each(['source', 'rendered'] as const)(
  'keeps the two paragraphs of a short article when it reads the %s page',
  (population) => {
    const { text, marks, empty } = run(RAIN, population);
    expect(text).toBe('It rained for three days in the small town by the river.\nRead the report here.');
    expect(marks).toHaveLength(6);
    expect(empty).toBeNull();
  },
);

it('states for every block its probability and the features that decided', () => {
  const { trace } = run(RAIN);
  expect(trace.map(({ kept, reason }) => [kept, reason.slice(0, 'content with probability 0.000'.length)])).toEqual([
    [false, 'content with probability 0.004'],
    [false, 'content with probability 0.231'],
    [true, 'content with probability 0.699'],
    [true, 'content with probability 0.534'],
  ]);
  expect(trace[2]?.reason).toContain('(ancestors 1.00, links 0.08, words per line 13.00)');
});

it('finds no article on a page with fewer than three blocks that contain letters or digits', () => {
  const paragraph = '<p>It rained for three days in the small town by the river, and then the sun came out.</p>';
  const { text, empty, trace } = run(`<div class="article">${paragraph}${paragraph}<p>* * *</p></div>`);
  expect([text, empty]).toEqual(['', 'no-candidate']);
  expect(trace.map(({ reason }) => reason)).toEqual([
    'fewer than 3 blocks on the page',
    'fewer than 3 blocks on the page',
    'neither a letter nor a digit in it',
  ]);
});

it('finds no article on an empty page', () => {
  expect(run('')).toMatchObject({ text: '', marks: [], empty: 'no-text' });
});

it('keeps hidden text when it reads the source, but not when it reads the rendered page', () => {
  const html = RAIN.replace('<p>Read', '<p hidden>A hidden paragraph of the article that nobody sees.</p><p>Read');
  expect(run(html).text).toContain('nobody sees');
  expect(run(html, 'rendered').text).toBe(run(RAIN, 'rendered').text);
});
