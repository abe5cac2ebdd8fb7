/** Tests that logos below the text are dropped, and that other pictures below the text are kept. */
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

describe('logos', () => {
  it.each([
    ['linked, below “Our partners”', `<h3>Our partners</h3><div>${linked()}</div>`],
    ['without links, below “Partners”', `<h3>Partners</h3><div>${logos()}</div>`],
    ['as large pictures', `<h3>Our partners</h3><div>${linked(340, 200)}</div>`],
    ['below a line', `<p>With the support of</p><p>${logos(120, 60)}</p>`],
    ['below “As seen in”', `<div><p>As seen in</p><div class="row">${logos()}</div></div>`],
    ['in a list', `<h3>Partners</h3><ul><li>${logos()}</li></ul>`],
    [
      'a single logo, below “Funded by”',
      `<p>Funded by</p><a href="https://fund.example">${picture('f', 300, 120)}</a>`,
    ],
    ['in the footer of the article', `<footer>${logos()}</footer>`],
    ['by the name of the box', `<section class="sponsors">${logos()}</section>`],
    ['by their alternative text', `<div>${picture('l', 200, 100, 'Logo of the harbour')}</div>`],
    ['without any words', `<div>${linked()}</div>`],
  ])('drops logos (%s)', async (_what, end) => {
    expect(await pictures(end)).toBe(1);
    expect(await pictures('', `<div>${end}</div>`)).toBe(1);
  });
});

/** Returns a row of linked pictures. `box` wraps each picture, `around` the row. */
const row = (
  pictures: readonly (readonly [href: string, picture: string])[],
  box = (inside: string) => inside,
  around = (inside: string) => `<div>${inside}</div>`,
) => around(pictures.map(([href, inside]) => box(`<a href="${href}">${inside}</a>`)).join(''));
const small = (address: (name: string) => string, sizes: readonly (readonly [number, number])[] = SIZES) =>
  sizes.map(
    ([width, height], at) => [address('abcdef'[at] ?? ''), picture('abcdef'[at] ?? '', width, height)] as const,
  );
const SIZES = [
  [150, 60],
  [90, 60],
  [120, 60],
  [60, 60],
] as const;
const elsewhere = (name: string) => `https://${name}.example/en/about-us`;
const cell = (inside: string) => `<div class="cell">${inside}</div>`;

describe('rows of small linked pictures', () => {
  it.each([
    ['to pages of other sites', row(small(elsewhere))],
    ['to pages of the site', row(small((name) => `/who-we-work-with/${name}`))],
    ['in boxes of their own', row(small(elsewhere), cell)],
    ['in boxes within boxes', row(small(elsewhere), (inside) => cell(`<div><p>${inside}</p></div>`))],
    [
      'in a list',
      row(
        small(elsewhere),
        (inside) => `<li>${inside}</li>`,
        (inside) => `<ul>${inside}</ul>`,
      ),
    ],
    [
      'in cells',
      row(
        small(elsewhere),
        (inside) => `<td>${inside}</td>`,
        (inside) => `<table><tr>${inside}</tr></table>`,
      ),
    ],
    ['in a paragraph', row(small(elsewhere), undefined, (inside) => `<p>${inside}</p>`)],
    [
      'of nearly the same height',
      row(
        small(elsewhere, [
          [110, 56],
          [140, 64],
          [90, 60],
        ]),
      ),
    ],
    ['in two rows', row(small(elsewhere)) + row(small(elsewhere))],
    [
      'whose alternative text is the name of the linked site',
      row(small(elsewhere).map(([href, img]) => [href, img.replace('alt=""', 'alt="The Harbour Trust"')] as const)),
    ],
    ['in figures without words', row(small(elsewhere), (inside) => `<figure>${inside}</figure>`)],
    ['of only three pictures', row(small(elsewhere).slice(0, 3), cell)],
  ])('drops a row of small linked pictures (%s)', async (_what, end) => {
    expect(await pictures(end)).toBe(1);
    expect(await pictures('', `<div>${end}</div>`)).toBe(1);
  });
});

describe('rows of pictures that are not logos', () => {
  const photographs = SIZES.map(() => [160, 110] as const);
  let count = 0;
  const season = () => ['spring', 'summer', 'autumn', 'winter'][count++ % 4];
  it.each([
    [
      'with captions',
      row(
        small(elsewhere, photographs),
        (inside) => `<figure>${inside}<figcaption>The keeper in ${season()}</figcaption></figure>`,
      ),
    ],
    [
      'with captions in boxes',
      row(
        small(elsewhere, photographs),
        (inside) => `<div>${inside}<div class="caption">The gate in ${season()}</div></div>`,
      ),
    ],
    ['that link to their own files', row(small((name) => `/photos/${name}.jpg`, photographs))],
    [
      'that link to their own files, with a query',
      row(small((name) => `https://cdn.example/${name}.JPEG?w=2000`, photographs)),
    ],
    ['without links', `<div>${photographs.map(([w, h], at) => picture(`p${at}`, w, h)).join('')}</div>`],
    [
      'that are large',
      row(
        small(
          elsewhere,
          photographs.map(() => [170, 200] as const),
        ),
      ),
    ],
    [
      'of different heights',
      row(
        small(elsewhere, [
          [160, 60],
          [160, 110],
          [100, 130],
          [60, 90],
        ]),
      ),
    ],
    [
      'with a line below them all',
      `${row(small(elsewhere, photographs))}<p>The gates in four seasons, as the keeper painted them on tiles in the winter of the long frost.</p>`,
    ],
  ])('keeps a row of pictures that are not logos (%s)', async (_what, end) => {
    expect(await pictures(end)).toBe(5);
  });
});

describe('pictures that belong to the article', () => {
  it.each([
    [
      'pictures between paragraphs',
      `<div>${picture('a', 300, 200, 'The lock in 1929')}${picture('b', 300, 200)}</div>`,
    ],
    [
      'a picture with a caption',
      `<figure>${picture('a', 300, 200)}<figcaption>Partners at work</figcaption></figure>${picture('b', 300, 200)}`,
    ],
    [
      'logos that the text is about',
      `<div>${logos(300, 200).replace(/<img[^>]*>$/, '')}</div><p>The first one was drawn by the keeper, who had been a painter before he came to the lock.</p>`,
    ],
  ])('keeps pictures below the text that belong to the article (%s)', async (_what, end) => {
    expect(await pictures(end)).toBe(3);
  });
});
