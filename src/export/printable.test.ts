import { h } from 'hastscript';
import { expect, it, test } from 'vitest';
import { articleWith } from '../../test/arbitrary-article.ts';
import { exportMarkdown } from './markdown.ts';
import { exportHtml, uriOf } from './printable.ts';
import { exportText } from './text.ts';

it('writes the pronunciation (ruby) in parentheses after the word, in plain text and Markdown', () => {
  const word = h('ruby', ['港', h('rp', '（'), h('rt', 'みなと'), h('rp', '）')]);
  const article = articleWith([h('p', [word, 'は早い。'])], { headline: '', byline: '', published: '' });
  expect(exportText(article)).toBe('港(みなと)は早い。');
  expect(exportMarkdown(article).trim()).toBe('港(みなと)は早い。');
  expect(exportHtml(article)).toContain('<ruby>港');
});

test.for([
  ['https://k.test/a_(b)?c=d&e=%20f#g', 'https://k.test/a_(b)?c=d&e=%20f#g'],
  ['https://k.test/[category]/[uid]', 'https://k.test/%5Bcategory%5D/%5Buid%5D'],
  ['https://[::1]:8080/x|y', 'https://[::1]:8080/x%7Cy'],
  ['tel:(800) 677-7887', 'tel:(800)%20677-7887'],
  ['https://k.test/100%?q=5%zz#a#b', 'https://k.test/100%25?q=5%25zz#a%23b'],
  ['https://k.test/ü\ud800', 'https://k.test/%C3%BC%EF%BF%BD'],
  ['mailto:l@m.test?subject={x}', 'mailto:l@m.test?subject=%7Bx%7D'],
] as const)('percent-encodes all characters that are invalid in the address %s', ([href, uri]) => {
  expect(uriOf(href)).toBe(uri);
});
