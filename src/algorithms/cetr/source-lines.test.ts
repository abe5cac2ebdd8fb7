import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { buildSnapshot, snapshotOfHtml } from '../../../test/build-snapshot.ts';
import type { Population } from '../types.ts';
import { wrapIfLong } from './index.ts';
import { printedText, type SourceLine, sourceLines, tagRatio } from './source-lines.ts';

/** The page of docs/specs/cetr.md, "Examples", with a script added. */
const RAIN = `<html><head><title>Rain</title></head>
<body><ul><li><a href="/">Home</a></li><li><a href="/n">News</a></li></ul>
<script>
  track();
</script>
<h1>Rain</h1>
<p>It rained for three days and three nights in the small town by the river, the mayor said.</p>
<p>Nobody was hurt, but the bridge to the old mill was closed until the end of the week.</p>
People were told to stay at home and to keep their windows and their doors shut all day.
<div><a href="/a">About</a> <a href="/c">Contact</a></div>
</body></html>`;

function tagsOf(line: SourceLine): number {
  return line.filter(({ kind }) => kind === 'tag').length;
}

function texts(lines: readonly SourceLine[]): string[] {
  return lines.map(printedText);
}

function textsOf(html: string, population: Population = 'source'): string[] {
  return texts(sourceLines(snapshotOfHtml(html), population));
}

it('splits the page of docs/specs/cetr.md into lines with the expected tag ratios', () => {
  const snapshot = snapshotOfHtml(RAIN);
  const lines = sourceLines(snapshot, 'source');
  expect(lines.map(tagsOf)).toEqual([5, 11, 2, 2, 2, 0, 6, 2]);
  const ratios = lines.map(tagRatio);
  expect(ratios).toEqual([4 / 5, 8 / 11, 4 / 2, 89 / 2, 85 / 2, 88 / 1, 13 / 6, 0]);
  expect(texts(lines).slice(5)).toEqual([
    'People were told to stay at home and to keep their windows and their doors shut all day.',
    'About Contact',
    '',
  ]);
});

it('splits the source at CR, LF and CRLF, and leaves out comments, code and blank lines', () => {
  const html =
    '<p>one<!-- \n -->still one\n \n\n<style>\na {}</style>two\r\nthree<noscript>\nno\n</noscript></p><template>\nx</template>';
  expect(textsOf(html)).toEqual(['onestill one', 'two', 'three']);
  const built = buildSnapshot(h('p', 'a\rb\r\nc\nd'));
  expect(texts(sourceLines(built, 'source'))).toEqual(['a', 'b', 'c', 'd']);
});

it('counts no end tags for elements without content, such as br and img', () => {
  const snapshot = snapshotOfHtml('<p>\na<br>b<img src="x.png"> c</p>');
  const [, line] = sourceLines(snapshot, 'source');
  // the five tags are br, img, and the end tags of p, body and html
  expect(line && tagsOf(line)).toBe(5);
  expect(line && printedText(line)).toBe('a b c');
});

it('measures the length of a tag with its attributes', () => {
  const [line] = sourceLines(snapshotOfHtml('<p id="a" hidden>x</p>'), 'source');
  const lengths = line?.filter(({ kind }) => kind === 'tag').map(({ end }) => end);
  expect(lengths).toEqual(
    ['<html>', '<head>', '</head>', '<body>', '<p id="a" hidden="">', '</p>', '</body>', '</html>'].map(
      (tag) => tag.length,
    ),
  );
});

it('counts an emoji, and a run of white space, as one character each', () => {
  const snapshot = snapshotOfHtml('<i>\n  😀 \t x <b> </b>\n</i>');
  const line = sourceLines(snapshot, 'source')[1] ?? [];
  expect(tagRatio(line)).toBe(3 / 2);
});

it('leaves out hidden text when it reads the rendered page', () => {
  expect(textsOf('<p>seen</p><div hidden>\nunseen\n</div>', 'rendered')).toEqual(['seen']);
});

it('breaks the long lines of a page into short ones, but not inside a text node', () => {
  const words = 'word '.repeat(30).trim();
  const html = `<ul>${'<li><a href="/">Home</a></li>'.repeat(10)}</ul>${`<p>${words}</p>`.repeat(2)}`;
  const snapshot = snapshotOfHtml(html);
  const [whole = [], ...rest] = sourceLines(snapshot, 'source');
  expect(rest).toEqual([]);
  const wrapped = wrapIfLong([whole]);
  expect(wrapped.flat()).toEqual(whole);
  // the first piece has 74 characters: <html><head></head><body><ul><li><a href="/">Home</a></li><li><a href="/">
  const expected = ['Home', 'Home Home Home', 'Home Home', 'Home Home', `Home Home ${words}`, words, ''];
  expect(texts(wrapped)).toEqual(expected);
});

it('does not break the lines of a page with short lines', () => {
  const snapshot = snapshotOfHtml(RAIN);
  const lines = sourceLines(snapshot, 'source');
  expect(wrapIfLong(lines)).toBe(lines);
});

it('breaks a long line only at tags, not between adjacent text nodes', () => {
  const snapshot = buildSnapshot(h('p', ['long '.repeat(50), { type: 'comment', value: '' }, 'tail']));
  const wrapped = wrapIfLong(sourceLines(snapshot, 'source'));
  expect(texts(wrapped)).toContain(`${'long '.repeat(50)}tail`);
});
