import { toHtml } from 'hast-util-to-html';
import { afterEach, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';

afterEach(removePages);

const bodyOf = async (html: string) =>
  toHtml((await articleOf(html)).tree).replaceAll(/ data-(?:node|object)="\d+"/g, '');

it.each([
  ['a paragraph', '<p>a</p><p lang=de dir=ltr>b</p>', '<p>a</p><p lang="de" dir="ltr">b</p>'],
  [
    'each paragraph in a box',
    '<p>a</p><div lang=ar dir=rtl><div><p>b</p>c</div></div>',
    '<p>a</p><p lang="ar" dir="rtl">b</p><p lang="ar" dir="rtl">c</p>',
  ],
  ['a list item', '<p>a</p><ul><li lang=fr>b</li></ul>', '<p>a</p><ul><li lang="fr">b</li></ul>'],
  [
    'a heading in a box',
    '<h1>x</h1><p>a</p><div lang=ja><h2>b</h2></div><p>c</p>',
    '<p>a</p><h2 lang="ja">b</h2><p>c</p>',
  ],
  ["a paragraph with the page's language", '<p>a</p><p lang=en>b</p>', '<p>a</p><p lang="en">b</p>'],
  [
    'words within a line',
    '<p>a <span lang=he dir=rtl>b</span> <i lang=la>c</i></p>',
    '<p>a <span lang="he" dir="rtl">b</span> <em lang="la">c</em></p>',
  ],
  ['no element if the values are invalid', '<p>a</p><p lang="x y" dir=up>b</p>', '<p>a</p><p>b</p>'],
  ['no paragraph if they apply to the whole article', '<main lang=de><p>a</p><p>b</p></main>', '<p>a</p><p>b</p>'],
  [
    'bdi and bdo elements, and keeps these elements',
    '<p>a <bdi>b</bdi> <bdo dir=rtl>c</bdo></p>',
    '<p>a <bdi>b</bdi> <bdo dir="rtl">c</bdo></p>',
  ],
])('copies the lang and dir attributes of the page to %s', async (_where, html, expected) => {
  expect(await bodyOf(`<html lang=en>${html}`)).toBe(expected);
});
