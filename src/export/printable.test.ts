import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { articleWith } from '../../test/arbitrary-article.ts';
import { exportMarkdown } from './markdown.ts';
import { exportHtml } from './printable.ts';
import { exportText } from './text.ts';

it('writes the pronunciation (ruby) in brackets after the word, in plain text and Markdown', () => {
  const word = h('ruby', ['港', h('rp', '（'), h('rt', 'みなと'), h('rp', '）')]);
  const article = articleWith([h('p', [word, 'は早い。'])], { headline: '', byline: '', published: '' });
  expect(exportText(article)).toBe('港(みなと)は早い。');
  expect(exportMarkdown(article).trim()).toBe('港(みなと)は早い。');
  expect(exportHtml(article)).toContain('<ruby>港');
});
