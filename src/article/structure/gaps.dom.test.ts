import { toHtml } from 'hast-util-to-html';
import { afterEach, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { printableTree } from '../../export/printable.ts';

afterEach(removePages);

/** Skips blank texts, as most algorithms do. */
const isKept = (text: string) => text.trim() !== '' && text !== 'OUT';

const cases: [title: string, html: string, expected: string][] = [
  ['a separate space', 'a<span> </span>b', '<p>a b</p>'],
  ['a separate no-break space', 'a<i><span>\u00a0</span></i>b', '<p>a b</p>'],
  ['a separate line break', '<b>a</b><b><br></b>b', '<p><strong>a</strong><br>b</p>'],
  ['two separate line breaks', 'a<b><br><br></b>b', '<p>a</p><p>b</p>'],
  ['an empty box in a line', 'a<span><div></div></span>b', '<p>a</p><p>b</p>'],
  ['text that is left out', 'a<span>OUT<br>OUT</span>b', '<p>a b</p>'],
  ['nothing: an icon', 'a<a href="#top"><svg width="9" height="9"> <path d="M0 0h9"/> </svg></a>.', '<p>a.</p>'],
  ['nothing: a mark of no width', 'a<span>\ufeff</span>b', '<p>ab</p>'],
  ['nothing: an empty box of an icon', 'a<i style="display:inline-block"> </i>.', '<p>a.</p>'],
  ['nothing: hidden text', 'a<span style="display:none"> <br></span>b', '<p>ab</p>'],
];

it.each(cases)('an element without kept text leaves %s', async (_title, html, expected) => {
  const article = await articleOf(`<title>Story</title><h1>Story</h1><div>${html}</div>`, isKept);
  const metadata = { ...article.metadata, headline: '', byline: '', published: '', modified: '' };
  expect(toHtml(printableTree({ ...article, metadata }))).toBe(expected);
});
