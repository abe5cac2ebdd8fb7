import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { segment } from './segment.ts';
import { type BoilerpipeBlock, hasLabel, Label } from './text-block.ts';
import { linkDensity, textDensity } from './word-counts.ts';

function blocksOf(html: string): readonly BoilerpipeBlock[] {
  return segment(snapshotOfHtml(html), 'source').blocks;
}

function summary(html: string): [string, number, number][] {
  return blocksOf(html).map(({ text, words, linkedWords }) => [text, words, linkedWords]);
}

describe('examples of docs/specs/boilerpipe.md', () => {
  it('counts words and computes the link density (example 1 of the spec)', () => {
    const blocks = blocksOf(
      '<body><p>Hello <b>big</b> world, it\'s me &amp; you.</p><p>See <a href="#">the full story</a> now</p></body>',
    );
    expect(blocks.map(({ text, words }) => [text, words])).toEqual([
      ["Hello big world, it's me & you.", 6],
      ['See the full story now', 5],
    ]);
    expect(blocks.map(linkDensity)).toEqual([0, Math.fround(0.6)]);
    expect(blocks.map(textDensity)).toEqual([6, 5]);
  });

  it('puts spaces around an abbr element (example 2 of the spec)', () => {
    expect(summary('<body><div>Intro text<ul><li>One <abbr>two</abbr>three</li></ul>tail</div></body>')).toEqual([
      ['Intro text', 2, 0],
      ['One two three', 3, 0],
      ['tail', 1, 0],
    ]);
  });

  it('labels the block before a list item as a list item, too, as the original does (example 2 of the spec)', () => {
    const html = '<body><div>Intro text<ul><li>One <abbr>two</abbr>three</li></ul>tail</div></body>';
    const levels = blocksOf(html).map((block) => [block.tagLevel, hasLabel(block, Label.listItem)]);
    expect(levels).toEqual([
      [3, true],
      [5, true],
      [3, false],
    ]);
  });

  it('computes words per line only from full lines of 80 characters (example 3 of the spec)', () => {
    const [block] = blocksOf(`<p>${'ninechars '.repeat(20)}</p>`);
    expect(block).toMatchObject({ words: 20, wrappedWords: 16, lines: 2 });
    expect(block && textDensity(block)).toBe(8);
  });

  it('continues a link across block tags (example 5 of the spec)', () => {
    expect(summary('<body><div><a href="#"><div>Linked headline words</div></a><p>after it</p></div></body>')).toEqual([
      ['Linked headline words', 3, 3],
      ['after it', 2, 0],
    ]);
  });
});

it('takes the title from the title element', () => {
  expect(segment(snapshotOfHtml('<title> A title </title><p>x</p>'), 'source').title).toBe('A title');
  expect(segment(snapshotOfHtml('<p>x</p>'), 'source').title).toBeNull();
});

it('keeps a block of only no-break spaces or punctuation, and does not split a block at comments', () => {
  expect(summary('<p>foo<!-- x -->bar</p><p>&nbsp;</p><p>|</p><p> </p>')).toEqual([
    ['foobar', 1, 0],
    ['\u00a0', 0, 0],
    ['|', 0, 0],
  ]);
});

it('labels h1, h2 and h3 elements as headings, but not h4', () => {
  const html = '<h1>one<br>two</h1><p>text</p><h3><b>three</b></h3><h4>four</h4>';
  const headings = blocksOf(html).map((block) => [block.text, hasLabel(block, Label.heading)]);
  expect(headings).toEqual([
    ['one', true],
    ['two', true],
    ['text', false],
    ['three', true],
    ['four', false],
  ]);
});

it('gives the first block the nesting level of the title element, as the original does', () => {
  const levels = (html: string): number[] => blocksOf(html).map(({ tagLevel }) => tagLevel);
  const body = '<div><section><p>a</p><b>b</b></section></div>';
  expect(levels(`<title>T</title>${body}`)).toEqual([3, 4]);
  expect(levels(body)).toEqual([5, 4]);
});

it('merges a block with the next one if its only text is invisible separators (U+2063) in a link', () => {
  const blocks = blocksOf('<p><a href="#">\u2063</a></p><p>text <a href="#">link</a></p>');
  expect(blocks).toMatchObject([{ text: '\u2063 text link', words: 2, linkedWords: 1 }]);
});

it('leaves out the text of script, option, noscript and object elements', () => {
  const html = '<p>a<script>x()</script>b</p><select><option>o</select><noscript><p>n</p></noscript><object>f</object>';
  expect(summary(html)).toEqual([
    ['a', 1, 0],
    ['b', 1, 0],
  ]);
});

it('reads many links without text in linear time', () => {
  const [block, ...rest] = blocksOf(`${'<div><a href="#"><img></a></div>'.repeat(50_000)}<p>text</p>`);
  expect([block?.text, rest.length]).toEqual(['text', 0]);
});
