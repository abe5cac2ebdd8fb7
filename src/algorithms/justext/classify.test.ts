import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { classify, classifyContextFree, stopWordDensity } from './classify.ts';
import { STOP_WORDS } from './index.ts';
import { cutParagraphs } from './paragraphs.ts';

const WORDS = new Set(STOP_WORDS.English?.split(' '));

/** Returns for each paragraph the class by its own text, and the final class. */
function classesOf(html: string): string[] {
  const paragraphs = cutParagraphs(snapshotOfHtml(html), 'source');
  const alone = paragraphs.map((paragraph) => classifyContextFree(paragraph, WORDS));
  return classify(paragraphs, WORDS).map((paragraph, i) => `${alone[i]?.class} → ${paragraph.class}`);
}

/** A text of 230 characters and 53 words, of which 47 are in jusText's list of stop words ("the", "government"). */
const LONG = `${'the '.repeat(46)}government${' flood'.repeat(6)}`;
const PAGE = `<body><h1>River news</h1><p>By Ann</p><p>${LONG}</p><p>No one was hurt in the flood, but it was close for a few of them.</p><p><a href="#">Read more</a> news</p><p><b>foo</b> <i>bar</i> baz<br>qux<br><br>next part</p></body>`;

describe('example of docs/specs/justext.md', () => {
  const paragraphs = cutParagraphs(snapshotOfHtml(PAGE), 'source');

  it('measures the length, the linked characters and the share of stop words of each paragraph', () => {
    expect(
      paragraphs.map(({ length, text, linkLength }) => [length, stopWordDensity(text, WORDS), linkLength]),
    ).toEqual([
      [10, 1 / 2, 0],
      [6, 1 / 2, 0],
      [230, 47 / 53, 0],
      [65, 13 / 16, 0],
      [14, 1 / 3, 9],
      [14, 0, 0],
      [9, 1, 0],
    ]);
  });

  it('classifies paragraphs with the parameters of the article extraction benchmark', () => {
    expect(classesOf(PAGE)).toEqual([
      'short → bad',
      'short → bad',
      'good → good',
      'near-good → good',
      'bad → bad',
      'short → bad',
      'short → bad',
    ]);
  });
});

const GOOD = `<p>${LONG}</p>`;
const NEAR_GOOD = `<p>${'the '.repeat(30)}</p>`;
const BAD = `<p>${'word '.repeat(30)}</p>`;
const SHORT = '<p>short</p>';

it('has all 453 English stop words of the original', () => {
  expect(WORDS.size).toBe(453);
  expect(['the', '"the', 'time,', 'young'].filter((word) => !WORDS.has(word))).toEqual([]);
});

describe('the class of a paragraph by its own text', () => {
  it.each([
    ['more than a fifth linked', `<p>${'the '.repeat(30)}<a>${'the '.repeat(10)}</a></p>`, 'bad'],
    ['a fifth linked', `<p>${'the '.repeat(40)}<a>${'the '.repeat(9)}the.</a></p>`, 'near-good'],
    ['a copyright sign', `<p>${LONG} ©</p>`, 'bad'],
    ['a copyright sign that was escaped twice', `<p>${LONG} &amp;copy; 2020</p>`, 'bad'],
    ['in a list of options', `<x-select><p>${LONG}</p></x-select>`, 'bad'],
    ['short', '<p>the</p>', 'short'],
    ['short, with one character linked', '<p>the the the the<a>!</a></p>', 'bad'],
    ['200 characters', `<p>${'the '.repeat(49)}the.</p>`, 'near-good'],
    ['201 characters', `<p>${'the '.repeat(50)}.</p>`, 'good'],
    ['a tenth of stop words', `<p>the${' flood'.repeat(9)}</p>`, 'near-good'],
    ['less than a tenth of stop words', `<p>the${' flood'.repeat(10)}</p>`, 'bad'],
    ['stop words with punctuation', `<p>${'the. '.repeat(60)}</p>`, 'bad'],
    ['stop words in capitals', `<p>${'THE '.repeat(60)}</p>`, 'good'],
  ])('classifies a paragraph by its links, length and stop words: %s', (_, html, expected) => {
    expect(classesOf(html)[0]?.split(' → ')[0]).toBe(expected);
  });
});

describe('the class of a paragraph by its neighbours', () => {
  it.each([
    ['short, between good ones', [GOOD, SHORT, SHORT, GOOD], 'good good good good'],
    ['short, first or last on the page', [SHORT, GOOD, SHORT], 'bad good bad'],
    ['short, with a near-good one nearer than the bad one', [BAD, NEAR_GOOD, SHORT, GOOD], 'bad good good good'],
    ['short, with a near-good one before the end of the page', [GOOD, SHORT, NEAR_GOOD], 'good good good'],
    ['short, with a near-good one beyond the good one', [NEAR_GOOD, GOOD, SHORT, BAD], 'good good bad bad'],
    ['short, between a good and a bad one', [GOOD, SHORT, BAD, SHORT, GOOD], 'good bad bad bad good'],
    ['near-good, between bad ones', [BAD, NEAR_GOOD, NEAR_GOOD, BAD], 'bad bad bad bad'],
    [
      'near-good, twice; the new class of the first affects the second',
      [BAD, NEAR_GOOD, NEAR_GOOD, GOOD],
      'bad good good good',
    ],
    ['near-good, alone on the page', [NEAR_GOOD], 'bad'],
  ])('classifies a doubtful paragraph by the nearest good or bad ones before and after it: %s', (_, page, classes) => {
    expect(classesOf(page.join('')).map((change) => change.split(' → ')[1])).toEqual(classes.split(' '));
  });
});
