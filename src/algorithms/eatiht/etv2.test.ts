import { describe, expect, it } from 'vitest';
import { runnerOf } from '../../../test/run-algorithm.ts';
import eatihtEtv2 from './etv2.ts';

const run = runnerOf(eatihtEtv2);

describe('examples of docs/specs/eatiht.md', () => {
  it('keeps all texts in the best container, even texts shorter than the mean length (example 2 of the spec)', () => {
    const { text, trace } = run(
      '<head><title>T</title></head><body><div><p>One day it rained a lot. Then the sun came out!</p><p>Nobody saw it coming at all</p><p>Mr. Hill said "it was fine." [3] Then he left.</p></div><div><span>This long span text is skipped by rule.</span><p>Short one.</p></div></body>',
    );
    expect(text).toBe(
      'One day it rained a lot. Then the sun came out!\n\nNobody saw it coming at all\n\nMr. Hill said "it was fine." [3] Then he left.',
    );
    expect(trace[1]?.reason).toBe(
      '27 characters, not above the mean of 40.0; in the container with the most long pieces (2)',
    );
  });

  it('compares the text length of an element with the mean length of text nodes (example 3 of the spec)', () => {
    const { text, trace } = run(
      '<head><title>T</title></head><body><div><p>This paragraph has <b>bold</b> words in it and is long enough.</p><p>Another paragraph of the same article goes here, and it is longer.</p></div><div><p>Cookie notice: we use cookies.</p></div></body>',
    );
    expect(text).toBe(
      'This paragraph has bold words in it and is long enough.\n\nAnother paragraph of the same article goes here, and it is longer.',
    );
    expect(trace.map(({ kept, reason }) => [kept, reason.split(';')[0]])).toEqual([
      [true, '55 characters, above the mean of 38.1'],
      [true, '66 characters, above the mean of 38.1'],
      [false, '30 characters, not above the mean of 38.1'],
    ]);
  });

  it('ignores text directly in the body (example 4 of the spec)', () => {
    expect(run('<body>A long text that sits directly in the body element.</body>')).toMatchObject({
      text: '',
      marks: [],
      empty: 'no-candidate',
    });
  });
});

it('finds no article if no text is longer than the mean text length', () => {
  expect(run('<div><p>Exactly the same length.</p></div>').empty).toBe('no-candidate');
});
