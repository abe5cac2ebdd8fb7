import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { blockify } from '../steps/blockify/blockify.ts';
import { measure } from './densities.ts';
import { features, tagRatios } from './features.ts';
import { readability } from './readability.ts';

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
