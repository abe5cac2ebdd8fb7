/** Logos below a text are none of its pictures; pictures below it are. */
import { afterEach, describe, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { paragraphs } from './paper-page.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const picture = (name: string, width: number, height: number, alt = '') =>
  `<img alt="${alt}" width="${width}" height="${height}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width * 2}' height='${height * 2}'%3E%3Crect width='${width * 2}' height='${height * 2}'/%3E%3Ctext%3E${name}%3C/text%3E%3C/svg%3E">`;
const logos = (width = 180, height = 90) => ['a', 'b', 'c'].map((name) => picture(name, width, height)).join('');
const linked = (width = 180, height = 90) =>
  ['a', 'b', 'c'].map((name) => `<a href="https://${name}.example">${picture(name, width, height)}</a>`).join('');

async function pictures(inside: string, behind = ''): Promise<number> {
  const page = await openHtml(
    `<!doctype html><html lang="en"><head><title>The gates of larch</title><style>body{margin:0;font:17px/1.6 sans-serif}main{max-width:720px;margin:0 auto}</style></head>
    <body><header><a href="/">Lockpost</a> <a href="/news">News</a></header><main><article><h1>The gates of larch</h1><figure>${picture('lead', 600, 300)}<figcaption>The old lock</figcaption></figure>${paragraphs()}${inside}</article>${behind}</main><footer><a href="/privacy">Privacy</a></footer></body></html>`,
    `${location.origin}/larch/index.html`,
  );
  return show(page).all('img').length;
}

describe('go', () => {
  it.each([
    ['linked, below “Our partners”', `<h3>Our partners</h3><div>${linked()}</div>`],
    ['bare, below “Partners”', `<h3>Partners</h3><div>${logos()}</div>`],
    ['large', `<h3>Our partners</h3><div>${linked(340, 200)}</div>`],
    ['below a line', `<p>With the support of</p><p>${logos(120, 60)}</p>`],
    ['as seen in', `<div><p>As seen in</p><div class="row">${logos()}</div></div>`],
    ['in a list', `<h3>Partners</h3><ul><li>${logos()}</li></ul>`],
    ['one', `<p>Funded by</p><a href="https://fund.example">${picture('f', 300, 120)}</a>`],
    ['in the footer of the article', `<footer>${logos()}</footer>`],
    ['by the name of the box', `<section class="sponsors">${logos()}</section>`],
    ['by their alternative text', `<div>${picture('l', 200, 100, 'Logo of the harbour')}</div>`],
    ['without any words', `<div>${linked()}</div>`],
  ])('%s', async (_what, end) => {
    expect(await pictures(end)).toBe(1);
    expect(await pictures('', `<div>${end}</div>`)).toBe(1);
  });
});

describe('stay', () => {
  it.each([
    ['pictures of the text', `<div>${picture('a', 300, 200, 'The lock in 1929')}${picture('b', 300, 200)}</div>`],
    [
      'a picture with a caption',
      `<figure>${picture('a', 300, 200)}<figcaption>Partners at work</figcaption></figure>${picture('b', 300, 200)}`,
    ],
    [
      'logos that are spoken of',
      `<div>${logos(300, 200).replace(/<img[^>]*>$/, '')}</div><p>The first one was drawn by the keeper, who had been a painter before he came to the lock.</p>`,
    ],
  ])('%s', async (_what, end) => {
    expect(await pictures(end)).toBe(3);
  });
});
