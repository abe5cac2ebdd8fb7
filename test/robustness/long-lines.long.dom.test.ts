/**
 * Tests that long lines are read in linear time wherever they are on the page. In such lines, a regular expression
 * could backtrack very often.
 */

import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { allAlgorithms } from '../../src/algorithms/all.ts';
import { fileName } from '../../src/export/file-name.ts';
import { exportMarkdown } from '../../src/export/markdown.ts';
import { frontMatter } from '../../src/export/markdown-file.ts';
import { passageLink } from '../../src/export/passage-link.ts';
import { exportHtml } from '../../src/export/printable.ts';
import { exportText } from '../../src/export/text.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { buildSnapshot } from '../build-snapshot.ts';
import { expectLinear } from '../growth.ts';
import { SENTENCE } from './around-prose.ts';
import { articleBy } from './whole-way.ts';

const LONG = 300_000;
const ALGORITHMS = ['lectern', 'readability', 'newspaper'];
/** Length of the shorter lines (characters); the longer lines are four times as long. */
const SHORTER = 6000;

/** Kinds of long lines: name, beginning, repeated part and end. */
const SHAPES: readonly (readonly [name: string, start: string, repeated: string, end: string])[] = [
  ['spaces', 'x', ' ', 'x'],
  ['line breaks', 'x', '\n', 'x'],
  ['no-break spaces', 'x', '\u00a0', 'x'],
  ['commas', '', ',', 'x'],
  ['commas and letters', '', 'a,', '\n'],
  ['bylines', '', 'by ', '!'],
  ['particles', 'Ada', ' de', '!'],
  ['digits', '', '0', 'x'],
  ['a date and spaces', '2026-03-14T10:00 ', ' ', '\nx'],
  ['a date and digits', '2026-03-14T10:00.', '1', '\nx'],
  ['dashes', 'x', ' -', '!'],
  ['dots', 'x', '.', 'x'],
  ['slashes', 'https://x.test', '/', '\nx'],
  ['hashes', 'https://x.test/', '#', '\nx'],
  ['questions', 'https://x.test/member?', '&member', '\n'],
  ['beginnings of CDATA', '', '%   <![CDATA[', '!'],
  ['ends of CDATA', 'x', ' ', ']]>!'],
  ['dollars and brackets', '', '$\\(a', '\n'],
  ['brackets', '', '[( ', 'x'],
  ['percent signs', 'https://x.test/?', '%E0%', '\n'],
  ['letters', '', 'a', '!'],
  ['letters and spaces', '', 'Ab ', '!'],
  ['arrows', 'x', '»', 'x'],
  ['quotation marks', 'x', '"\'“', 'x'],
];

/** Returns a page that has the line in its head, in attributes, and in all kinds of text. */
function pageWith(line: string): PageSnapshot {
  const prose = Array.from({ length: 6 }, () => h('p', SENTENCE.repeat(3)));
  const snapshot = buildSnapshot(
    h('article', [
      h('h1', 'The flood'),
      h('p', { className: ['byline'], id: line }, `By ${line}`),
      h('p', [h('time', { datetime: line }, line), h('a', { rel: ['author'], href: line }, line)]),
      ...prose,
      h('h2', line),
      h('p', line),
      h('p', [
        h('a', { href: `/x?${line}`, title: line }, 'here'),
        h('sup', [h('a', { href: '#n1' }, line.slice(0, 9))]),
      ]),
      h('pre', [h('code', { className: [line] }, `1 ${line}\n2 ${line}`)]),
      h('figure', [h('img', { src: line, srcSet: line, alt: line, width: 640, height: 320 }), h('figcaption', [line])]),
      h('ul', [h('li', line), h('li', [h('a', { href: line }, line)])]),
      h('table', [h('tr', [h('th', line), h('td', '1')]), h('tr', [h('td', line), h('td', '2')])]),
      h('blockquote', line),
      h('math', { alttext: line }, [h('semantics', [h('annotation', { encoding: 'application/x-tex' }, line)])]),
      h('p', { id: 'n1', className: ['sidenote'] }, line),
      ...prose,
      h('section', { className: ['comments'] }, [
        h('div', { className: ['comment'] }, [h('cite', line), h('time', line), h('p', SENTENCE)]),
      ]),
    ]),
  );
  const declared = {
    '@type': 'NewsArticle',
    headline: line,
    author: [{ '@type': 'Person', name: line }, line],
    datePublished: line,
    image: line,
    url: line,
  };
  const names = ['author', 'article:published_time', 'description', 'og:title', 'og:image', 'citation_author'];
  const meta = Object.fromEntries(names.map((name) => [name, [line]]));
  return { ...snapshot, metadata: { ...snapshot.metadata, title: line, meta, jsonLd: [JSON.stringify(declared)] } };
}

function goWholeWay(line: string): void {
  const snapshot = pageWith(line);
  for (const id of ALGORITHMS) {
    const article = articleBy(snapshot, id);
    for (const write of [exportText, exportMarkdown, exportHtml]) expect(write(article)).toEqual(expect.any(String));
    expect(fileName(article.metadata, 'md')).toMatch(/md$/);
    expect(frontMatter(article.metadata)).toContain('site: ');
  }
  const passage = { start: 'x y', end: '', page: `${line} x y ${line}`, at: line.length, length: 3 };
  expect(passageLink(`https://x.test/#${line}`, passage)).toContain('https://x.test/');
}

it('the list of tested algorithms names only existing ones', () => {
  expect(allAlgorithms.map(({ id }) => id)).toEqual(expect.arrayContaining(ALGORITHMS));
});

it.each(SHAPES)('reads a long line of %s in linear time', { timeout: LONG }, (name, start, repeated, end) => {
  const lineOf = (length: number) => start + repeated.repeat(length / repeated.length) + end;
  expectLinear((length) => goWholeWay(lineOf(length)), SHORTER, name);
});
