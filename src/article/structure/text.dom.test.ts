import { toHtml } from 'hast-util-to-html';
import { afterEach, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { printableTree } from '../../export/printable.ts';

afterEach(removePages);

/** Returns whether a text is kept: all except "OUT" and, as in most algorithms, blank texts. */
const isKept = (text: string) => text.trim() !== '' && text !== 'OUT';

const cases: [title: string, html: string, expected: string][] = [
  ['a space if it contains a space', 'a<span> </span>b', '<p>a b</p>'],
  ['a space if it contains a no-break space', 'a<i><span>\u00a0</span></i>b', '<p>a b</p>'],
  ['a line break if it contains one', '<b>a</b><b><br></b>b', '<p><strong>a</strong><br>b</p>'],
  ['a new paragraph if it contains two line breaks', 'a<b><br><br></b>b', '<p>a</p><p>b</p>'],
  ['a new paragraph if it contains an empty box', 'a<span><div></div></span>b', '<p>a</p><p>b</p>'],
  ['a space if its text was dropped', 'a<span>OUT<br>OUT</span>b', '<p>a b</p>'],
  [
    'nothing if it is an icon',
    'a<a href="#top"><svg width="9" height="9"> <path d="M0 0h9"/> </svg></a>.',
    '<p>a.</p>',
  ],
  ['nothing if it contains a character without width', 'a<span>\ufeff</span>b', '<p>ab</p>'],
  ['nothing if it is an empty box for an icon', 'a<i style="display:inline-block"> </i>.', '<p>a.</p>'],
  ['nothing if it is hidden', 'a<span style="display:none"> <br></span>b', '<p>ab</p>'],
];

it.each(cases)('replaces an element whose text is not in the article by %s', async (_title, html, expected) => {
  const article = await articleOf(`<title>Story</title><h1>Story</h1><div>${html}</div>`, isKept);
  const metadata = { ...article.metadata, headline: '', byline: '', published: '', modified: '' };
  expect(toHtml(printableTree({ ...article, metadata }))).toBe(expected);
});
