import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { blockify } from '../steps/blockify/blockify.ts';
import { countPieces, elementWeight, features, measure, readability, tagRatios, utf8Length } from './features.ts';

/** Example 2 in docs/specs/dragnet.md. */
const RAIN =
  '<body><div id="nav"><a href="#">Home</a> <a href="#">News</a></div><div class="article"><h1>Rain</h1><p>It rained for <b>three</b> days in the small town by the river.</p><p>Read <a href="#">the report</a> here.</p></div></body>';

/** Leaves out blocks of `*`: they contain no word, so the algorithm never computes features for them. */
function blocksOf(html: string) {
  return blockify(snapshotOfHtml(html), 'source')
    .filter(({ text }) => text !== '*')
    .map(measure);
}

function readabilityOf(html: string): number[] {
  return readability(snapshotOfHtml(html), blocksOf(html));
}

function rounded(values: ArrayLike<number>, digits = 2): number[] {
  return Array.from(values, (value) => Number(value.toFixed(digits)));
}

const LONG = 'words enough to speak for what they stand in';

describe('example 2 of docs/specs/dragnet.md', () => {
  it('measures length, words per line and tags of each block', () => {
    expect(blocksOf(RAIN).map(({ block, bytes, textDensity }) => [bytes, textDensity, block.tagCount])).toEqual([
      [9, 2, 3],
      [4, 1, 1],
      [56, 13, 2],
      [21, 5, 1],
    ]);
    expect(blocksOf(RAIN).map(({ linkDensity }) => linkDensity)).toEqual([1, 1, 1 / 13, 2 / 5]);
  });

  it('smooths the text length per tag, and the changes of this ratio from block to block', () => {
    const { smooth, change } = tagRatios(blocksOf(RAIN));
    expect(rounded(smooth)).toEqual([4.84, 10.51, 18.65, 21.99]);
    // before smoothing, the changes are 14.667, 20.5, 7 and 3.5
    expect(rounded(change)).toEqual([15.89, 14.51, 9.68, 5.58]);
  });

  it('gives a block the readability score of its best ancestor', () => {
    expect(readabilityOf(RAIN)).toEqual([0, 1, 1, 1]);
  });

  it('gives each block also features of the previous and the next block', () => {
    const vectors = features(snapshotOfHtml(RAIN), blocksOf(RAIN));
    expect(vectors.map((vector) => rounded(vector))).toEqual([
      [0, 0, 1, 2, 1, 1, 4.84, 15.89, 0],
      [1, 2, 1, 1, 0.08, 13, 10.51, 14.51, 1],
      [1, 1, 0.08, 13, 0.4, 5, 18.65, 9.68, 1],
      [0.08, 13, 0.4, 5, 0, 0, 21.99, 5.58, 1],
    ]);
  });
});

describe('the feature "readability"', () => {
  it('scores ancestors by their class and id, their paragraphs and their linked text', () => {
    // the article has 25 points for its class, 5 for its tag and 1 for its paragraph; the sidebar has -25, 5 and 1
    const html = `<div class="article"><p>${LONG}</p></div><div id="sidebar"><p>${LONG}</p></div>`;
    expect(readabilityOf(html)).toEqual([1, 0]);
    // both elements have 6 points, but 5/9 of the second one's text is linked, so its score is 6 * (1 - 5 / 9)
    const linked = `<div><p>${LONG}</p></div><div><p>words enough to speak <a>for what they stand in</a></p></div>`;
    expect(readabilityOf(linked).map((value) => value.toFixed(3))).toEqual(['1.000', '0.500']);
  });

  it('gives the parent of a paragraph up to four points for the length of the paragraph', () => {
    const words = (count: number, bytes: number) => `${'w '.repeat(count - 1)}${'x'.repeat(bytes - 2 * (count - 1))}`;
    const texts = [words(10, 25), words(10, 26), words(10, 99), words(10, 100), words(10, 399), words(10, 999)];
    const paragraphs = texts.map((text) => `<section><p>${text}</p></section>`).join('');
    const html = `${paragraphs}<section><h1>${texts[5]}</h1></section>`;
    // the factor 0.9: the original counts one of the ten words of each text as linked, even without links
    expect(readabilityOf(html)).toEqual([0, 1, 1, 2, 4, 4, 0].map((points) => (points * 0.9) / (4 * 0.9)));
  });

  it('ignores the id and class of an element whose first block has no word, as the original does', () => {
    const known = `<div class="article">a<p>${LONG}</p></div><div class="article">a<p>${LONG}</p></div>`;
    expect(readabilityOf(known)).toEqual([0, 1, 0, 1]);
    const forgotten = `<div class="article">a<p>${LONG}</p></div><div class="article">*<p>${LONG}</p></div>`;
    expect(rounded(readabilityOf(forgotten), 3)).toEqual([0, 1, 0.032]);
  });
});

function densities(text: string, linkText = '') {
  return measure({ text, linkText, tagCount: 0, startTag: '', parent: -1, entered: [], nodes: [] });
}

it('splits a text at bytes other than ASCII letters and digits, also at the ends of the text', () => {
  expect(['river.', '', 'a_b  c', '(x)', 'Привет мир', 'naïve', '😀'].map((text) => countPieces(text))).toEqual([
    2, 1, 3, 3, 2, 2, 2,
  ]);
});

it('counts one linked word in a block without links, as the original does', () => {
  expect(densities('Hi there')).toMatchObject({ linkDensity: 1 / 2, textDensity: 2 });
  expect(densities('Read the report here.', 'the report')).toMatchObject({ linkDensity: 2 / 5, textDensity: 5 });
});

it('ignores the last line when it computes words per line, unless it is the only line', () => {
  expect(densities('ninechars '.repeat(8).trim()).textDensity).toBe(8);
  // 81 bytes make two lines: one of 80 bytes with eight words, and one with the "x"
  expect(densities(`${'ninechars '.repeat(8)}x`)).toMatchObject({ bytes: 81, textDensity: 9 });
  expect(densities('ninechars '.repeat(20).trim()).textDensity).toBe(17 / 2);
});

it('splits a text up to a byte limit, and reads a character that crosses the limit to its end', () => {
  expect(countPieces('aé', 1)).toBe(1);
  expect(countPieces('aéb', 2)).toBe(2);
  expect(countPieces('a😀b', 4)).toBe(2);
});

it.each(['', 'a\u007f', '\u0080é\u07ff', '\u0800漢\ud7ff\ue000\uffff', '😀x\u{10ffff}'])(
  'computes the UTF-8 length of %j',
  (text) => {
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
  },
);

it("adds up the points of an element's id, class and tag", () => {
  expect(elementWeight('span', null)).toBe(0);
  expect(elementWeight('div', { class: 'article' })).toBe(30);
  expect(elementWeight('li', { id: 'Main', class: 'story' })).toBe(47);
  expect(elementWeight('h2', { class: 'Sidebar' })).toBe(-30);
  expect(elementWeight('td', { id: '', title: 'article' })).toBe(5);
});

it('gives no points for a class that suggests both content and other text, such as "post-footer"', () => {
  // "post" suggests content, "foot" suggests other text
  expect(elementWeight('p', { class: 'post-footer' })).toBe(0);
});
