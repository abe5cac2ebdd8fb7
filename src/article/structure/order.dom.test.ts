import { afterEach, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { exportText } from '../../export/text.ts';

afterEach(removePages);

async function orderOf(html: string): Promise<string> {
  const article = await articleOf(`<title>T</title>${html}`);
  return exportText({ ...article, metadata: { ...article.metadata, headline: '' } }).replace(/\s+/g, ' ');
}

const BOX = (letter: string, style = '') => `<div style="width:200px;${style}">${letter}</div>`;

const CASES: [title: string, html: string, expected: string][] = [
  [
    'the order property',
    `<div style="display:flex;flex-direction:column">${BOX('two', 'order:2')}${BOX('three', 'order:3')}${BOX('one', 'order:1')}</div>`,
    'one two three',
  ],
  ['reversed rows', `<div style="display:flex;flex-direction:row-reverse">${BOX('two')}${BOX('one')}</div>`, 'one two'],
  [
    'reversed columns',
    `<div style="display:flex;flex-direction:column-reverse">${BOX('two')}${BOX('one')}</div>`,
    'one two',
  ],
  [
    'grid placement, also of wrappers',
    `<div style="display:grid"><section style="grid-row:2">${BOX('two')}</section><section style="grid-row:1">${BOX('one')}</section></div>`,
    'one two',
  ],
  [
    'rows of a page that is written from right to left',
    `<div dir=rtl style="display:flex">${BOX('one')}${BOX('two')}</div>`,
    'one two',
  ],
  [
    'a container in a container',
    `<div style="display:flex;flex-direction:column-reverse"><div style="display:flex;flex-direction:row-reverse">${BOX('three')}${BOX('two')}</div>${BOX('one')}</div>after`,
    'one two three after',
  ],
];

it.each(CASES)('reads flex and grid containers in visual order: %s', async (_title, html, expected) => {
  expect(await orderOf(html)).toBe(expected);
});

const KEPT: [title: string, html: string, expected: string][] = [
  ['text in columns', '<div style="columns:2"><p>one</p><p>two</p><p>three</p><p>four</p></div>', 'one two three four'],
  [
    'boxes that are both beside and above each other',
    `<div style="display:grid;grid-template-columns:200px 200px">${BOX('one', 'height:30px')}${BOX('two', 'height:300px;grid-row:span 2')}${BOX('three', 'height:30px')}</div>`,
    'one two three',
  ],
  [
    'boxes out of the flow',
    `<div style="display:flex;position:relative">${BOX('one')}<div style="position:absolute;top:40px;left:0">two</div>${BOX('three')}</div>`,
    'one two three',
  ],
  ['text without a box', `<div style="display:flex;flex-direction:row-reverse">one${BOX('two')}</div>`, 'one two'],
];

it.each(KEPT)('keeps the order of the source for %s', async (_title, html, expected) => {
  expect(await orderOf(html)).toBe(expected);
});

it('reads thousands of flex containers in visual order', async () => {
  const boxes = `<div style="display:flex;flex-direction:column-reverse"><p>b</p><p>a</p></div>`.repeat(3000);
  expect((await orderOf(boxes)).startsWith('a b a b')).toBe(true);
});
