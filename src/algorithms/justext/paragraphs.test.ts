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
    ['<h2>a<br><br><br>b</h2>c', ['a', 'b', 'c']],
    ['<ol>a<li>b</li>c</ol>', ['a', 'b', 'c']],
    ['<section>a<header>b</header><figure>c</figure></section>', ['abc']],
    ['<table><tr><td>a<td>b</table>', ['a', 'b']],
    ['<div>a<p>b</p>c</div>', ['a', 'b', 'c']],
  ])('cuts %s into paragraphs', (html, texts) => {
    expect(textsOf(html)).toEqual(texts);
  });

  it('returns a paragraph without text for a line break alone, as the original does', () => {
    const [paragraph] = cutParagraphs(snapshotOfHtml('<p><br></p>'), 'source');
    expect(paragraph).toMatchObject({ text: '', length: 0, nodes: [] });
  });

  it('splits a text at two line breaks with a p tag between them, but not with an i tag between them', () => {
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

  it('leaves out the page title and hidden text when it reads the rendered page', () => {
    expect(textsOf('<title>t</title><p>a</p><p hidden>b</p>', 'rendered')).toEqual(['a']);
  });
});

describe('white space', () => {
  it('drops white space between inline elements in the source, but not in the rendered page', () => {
    const html = '<p> <b>foo</b> <i>bar</i> baz\n  <u>qux</u></p>';
    expect(textsOf(html)).toEqual(['foobar baz\nqux']);
    expect(textsOf(html, 'rendered')).toEqual(['foo bar baz\nqux']);
    expect(textsOf('<p> <b> </b> </p>', 'rendered')).toEqual([]);
  });

  it('collapses white space at the border of adjacent text nodes', () => {
    const comment = { type: 'comment' as const, value: 'x' };
    expect(cutParagraphs(buildSnapshot(h('p', ['foo', ' ', comment, 'bar'])), 'source')).toMatchObject([
      { text: 'foo bar', nodes: [expect.any(Number), expect.any(Number)] },
    ]);
  });

  it('replaces a run of white space by one space, or by a line break if the run contains one', () => {
    const text = '\u00a0 a \t b \r c\u2028\n d\u2003e ';
    expect(cutParagraphs(buildSnapshot(h('p', text)), 'source')[0]?.text).toBe('a b\nc\nd e');
  });
});

it('counts an emoji as one character, and spaces at the ends of a link as linked characters', () => {
  const [paragraph] = cutParagraphs(snapshotOfHtml('<p>😀 a<a> 😀  b </a>.</p>'), 'source');
  expect(paragraph).toMatchObject({ text: '😀 a 😀 b .', length: 9, linkLength: 5 });
});

it('ends a link at the first end tag, even if links are nested', () => {
  const link = h('a', ['in ', h('b', [h('a', 'in ')]), 'out']);
  expect(cutParagraphs(buildSnapshot(h('p', [link])), 'source')[0]?.linkLength).toBe(6);
});

it('treats text after a list of options as part of the list if the paragraph of this text began in the list', () => {
  const html = '<x-select><p>a</p></x-select>b';
  expect(cutParagraphs(snapshotOfHtml(html), 'source').map(({ text, isInSelect }) => [text, isInSelect])).toEqual([
    ['a', true],
    ['b', true],
  ]);
});

it('treats the tag "my-selection" as a list of options, because jusText searches tag names for "select"', () => {
  const html = '<p>a</p><my-selection><p>b</p></my-selection>';
  expect(cutParagraphs(snapshotOfHtml(html), 'source').map(({ isInSelect }) => isInSelect)).toEqual([false, true]);
});
