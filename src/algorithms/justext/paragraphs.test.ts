import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { buildSnapshot, snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { cutParagraphs } from './paragraphs.ts';

function textsOf(html: string, population: 'source' | 'rendered' = 'source'): string[] {
  return cutParagraphs(snapshotOfHtml(html), population).map(({ text }) => text);
}

describe('paragraphs', () => {
  it.each([
    ['a<br>b', ['a b']],
    ['a<br><br>b', ['a', 'b']],
    ['a<br> \n <br>b', ['a', 'b']],
    ['<ol>a<li>b</li>c</ol>', ['a', 'b', 'c']],
    ['<section>a<header>b</header><figure>c</figure></section>', ['abc']],
    ['<table><tr><td>a<td>b</table>', ['a', 'b']],
    ['<div>a<p>b</p>c</div>', ['a', 'b', 'c']],
  ])('cuts %s into paragraphs', (html, texts) => {
    expect(textsOf(html)).toEqual(texts);
  });

  it('begins a paragraph at each line break after the first, inside the same elements', () => {
    const [a, b, ...rest] = cutParagraphs(snapshotOfHtml('<h2>a<br><br><br>b</h2>c'), 'source');
    expect([a?.text, b?.text]).toEqual(['a', 'b']);
    expect([a?.isHeading, b?.isHeading, ...rest.map(({ isHeading }) => isHeading)]).toEqual([true, true, false]);
  });

  it('returns a paragraph without text for a line break alone, as the original does', () => {
    const [paragraph] = cutParagraphs(snapshotOfHtml('<p><br></p>'), 'source');
    expect(paragraph).toMatchObject({ text: '', length: 0, nodes: [] });
  });

  it('begins a paragraph between two line breaks if a paragraph tag separates them, but not if another tag does', () => {
    expect(textsOf('a<br><p><br>b</p>')).toEqual(['a', 'b']);
    expect(textsOf('<p>a<br><i></i><br>b</p>')).toEqual(['a b']);
  });
});

describe('removed elements', () => {
  it.each([
    ['a<script>x</script>b<style>x</style>c<!-- x -->d', ['abcd']],
    ['a<button>x</button><select><option>x</select><textarea>x</textarea><input value=x>b', ['ab']],
    ['<form><p>a</p>b</form>c', ['a', 'bc']],
    ['a<object><param>b<embed></object>c', ['abc']],
    ['<nav>a</nav><p hidden>b</p>', ['a', 'b']],
  ])('leaves out code and form controls, but keeps all other text: %s', (html, texts) => {
    expect(textsOf(html)).toEqual(texts);
  });

  it('leaves out the head, and hidden text on the rendered page', () => {
    expect(textsOf('<title>t</title><p>a</p><p hidden>b</p>', 'rendered')).toEqual(['a']);
  });
});

describe('white space', () => {
  it('drops white space between elements in the source, as the original does, but not in the rendered page', () => {
    const html = '<p> <b>foo</b> <i>bar</i> baz\n  <u>qux</u></p>';
    expect(textsOf(html)).toEqual(['foobar baz\nqux']);
    expect(textsOf(html, 'rendered')).toEqual(['foo bar baz\nqux']);
    expect(textsOf('<p> <b> </b> </p>', 'rendered')).toEqual([]);
  });

  it('collapses white space across adjacent text nodes, which are a single text in the HTML file', () => {
    const comment = { type: 'comment' as const, value: 'x' };
    expect(cutParagraphs(buildSnapshot(h('p', ['foo', ' ', comment, 'bar'])), 'source')).toMatchObject([
      { text: 'foo bar', nodes: [expect.any(Number), expect.any(Number)] },
    ]);
  });

  it('replaces white space by a single space, or by a single line break if it contains a line break', () => {
    const text = '\u00a0 a \t b \r c\u2028\n d\u2003e ';
    expect(cutParagraphs(buildSnapshot(h('p', text)), 'source')[0]?.text).toBe('a b\nc\nd e');
  });
});

it('counts a character outside the basic plane once, and spaces around the text of a link as linked', () => {
  const [paragraph] = cutParagraphs(snapshotOfHtml('<p>😀 a<a> 😀  b </a>.</p>'), 'source');
  expect(paragraph).toMatchObject({ text: '😀 a 😀 b .', length: 9, linkLength: 5 });
});

it('ends a link at the first end tag, even if links are nested', () => {
  const link = h('a', ['in ', h('b', [h('a', 'in ')]), 'out']);
  expect(cutParagraphs(buildSnapshot(h('p', [link])), 'source')[0]?.linkLength).toBe(6);
});

it('treats a paragraph as a heading if it begins inside a heading element, even if its text comes after that element', () => {
  const html = '<x-h2><p>a</p></x-h2>b';
  expect(cutParagraphs(snapshotOfHtml(html), 'source').map(({ text, isHeading }) => [text, isHeading])).toEqual([
    ['a', true],
    ['b', true],
  ]);
});

it('recognises a heading by a whole word in its tag name, and a list of options by "select" anywhere in it', () => {
  const html = '<h3><b>a</b></h3><x-h2><p>b</p></x-h2><div><h10>c</h10></div><my-selection><p>d</p></my-selection>';
  expect(
    cutParagraphs(snapshotOfHtml(html), 'source').map(({ isHeading, isInSelect }) => [isHeading, isInSelect]),
  ).toEqual([
    [true, false],
    [true, false],
    [false, false],
    [false, true],
  ]);
});
