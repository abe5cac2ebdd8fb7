import { toHtml } from 'hast-util-to-html';
import { afterEach, describe, expect, it } from 'vitest';
import { articleFrom, articleOf, selectText } from '../../../test/article-of.ts';
import { removePages, snapshotPage } from '../../../test/render.ts';
import { pictureKey } from '../../page/pictures/picture-address.ts';
import { bestOfSrcset } from '../../page/pictures/source.ts';

afterEach(removePages);

const drawing = (width: number, height: number, name = 'a') =>
  `data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22${width}%22 height=%22${height}%22%3E%3Cdesc%3E${name}%3C/desc%3E%3C/svg%3E`;
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const BOX = 'style="width:400px;height:200px"';

async function imagesOf(html: string, isKept?: (text: string) => boolean): Promise<string[]> {
  const tree = toHtml((await articleOf(`<base href="http://x.test/">${html}`, isKept)).tree);
  return [...tree.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src.replaceAll('&#x26;', '&'));
}

async function treeOf(html: string, isKept?: (text: string) => boolean): Promise<string> {
  return toHtml((await articleOf(html, isKept)).tree).replace(/ data-(?:node|object)="\d+"/g, '');
}

const notOut = (text: string) => !text.includes('OUT');

describe('the address of a picture', () => {
  const real = 'http://x.test/real.jpg';
  it.each([
    ['data-src', `<img data-src="/real.jpg" src="${PIXEL}" ${BOX}>`],
    ['data-srcset', `<img data-srcset="/small.jpg 300w, /real.jpg 1200w" src="${PIXEL}" ${BOX}>`],
    ['a custom attribute', `<img data-my-picture="/real.jpg" src="${PIXEL}" ${BOX}>`],
    ['a noscript after it', `<img src="${PIXEL}" ${BOX}><noscript><img src="/real.jpg"></noscript>`],
    ['a noscript before it', `<noscript><img src='/real.jpg'></noscript><span><img src="${PIXEL}" ${BOX}></span>`],
    ['a noscript alone', '<div><noscript><img src="/real.jpg" width="600" height="300"></noscript></div>'],
    ['a picture element', `<picture><source srcset="/real.jpg 800w"><img src="${PIXEL}" ${BOX}></picture>`],
    [
      'data-src if src has the name of a placeholder',
      `<img src="/img/placeholder.png" data-src="/real.jpg" width=400 height=200>`,
    ],
    ['data-src if src is a small preview', `<img src="${drawing(20, 10)}" data-src="/real.jpg" ${BOX}>`],
    ['data-src if src is a drawing', `<img src="${drawing(400, 200)}" data-src="/real.jpg" ${BOX}>`],
    [
      'srcset if no picture is loaded',
      '<img srcset="/a.jpg 300w, /real.jpg 900w" src="/a.jpg" loading=lazy width=400 height=200>',
    ],
    ['src without a size', '<img src="/real.jpg">'],
  ])('takes the address of a picture from %s', async (_where, html) => {
    expect(await imagesOf(`<p>Some text.</p>${html}<p>More text.</p>`)).toEqual([real]);
  });

  it('resolves character references in the alternative text of a picture in a noscript', async () => {
    const image = '<img src="/a.jpg" alt="The keeper&#8217;s &quot;lamp&quot;" width="600" height="300">';
    expect(await treeOf(`<p>a</p><div><noscript>${image}</noscript></div><p>b</p>`)).toContain(
      'alt="The keeper’s &#x22;lamp&#x22;"',
    );
  });

  it('uses the picture address that the browser loaded, even if the page names others', async () => {
    const loaded = drawing(400, 200, 'loaded').replace('data:image/svg+xml,', '');
    const blob = URL.createObjectURL(new Blob([decodeURIComponent(loaded)], { type: 'image/svg+xml' }));
    const html = `<p>a</p><img src="${blob}" data-src="/small.jpg" srcset="${blob} 1x, /large.jpg 9x"><p>b</p>`;
    expect(await imagesOf(html)).toEqual([blob]);
  });

  it('shows a repeated picture once, from the address that the browser loaded', async () => {
    const image = `<img data-orig-file="http://x.test/a.jpg" ${BOX}>`;
    const { snapshot } = await snapshotPage(`<p>a</p>${image}<p>b</p><p>c</p>${image}`);
    const loaded = { currentSrc: 'http://x.test/a-400x200.jpg', naturalWidth: 400, naturalHeight: 200 };
    const media = snapshot.media.map((entry) => ({ ...entry, ...loaded }));
    const tree = toHtml(articleFrom({ ...snapshot, media }, selectText(snapshot)).tree);
    expect(tree.match(/src="[^"]*"/g)).toEqual(['src="http://x.test/a-400x200.jpg"']);
  });

  it.each([
    ['only counts visits', `<img src="/count.gif" width=1 height=1>`],
    ['is a spacer', `<img src="/spacer.gif" width=400 height=200>`],
    ['is a blank pixel', `<img src="${PIXEL}" ${BOX}>`],
    ['counts visits without scripts', '<noscript><img src="/tr.gif?id=1" height="1" width="1"></noscript>'],
    ['is an icon that has not loaded', '<img src="/x.png" class="icon">'],
  ])('drops a picture that %s', async (_what, html) => {
    expect(await imagesOf(`<p>Some text.</p>${html}<p>More text.</p>`)).toEqual([]);
  });

  it('uses the picture address in the markup if the browser has loaded no picture of the page', async () => {
    const html = '<p>a</p><img src="/off.jpg" alt="A harbour at night" width=400 height=200><p>b</p>';
    expect(await imagesOf(html)).toEqual(['http://x.test/off.jpg']);
  });
});

describe('a srcset', () => {
  it.each([
    ['a.jpg 300w, b.jpg 900w', 'b.jpg'],
    ['b.jpg 2400w, a.jpg 6000w, c.jpg 800w', 'b.jpg'],
    ['a.jpg, b.jpg 2x', 'b.jpg'],
    ['/f/w_300,h_200/a.jpg 300w,/f/w_900,h_600/b.jpg 900w', '/f/w_900,h_600/b.jpg'],
    ['', ''],
    [' , ', ''],
  ])('chooses from the srcset "%s" the picture "%s"', (srcset, expected) => {
    expect(bestOfSrcset(srcset)).toBe(expected);
  });
});

describe('copies of a picture', () => {
  it.each([
    ['https://x.test/a-300x200.jpg', 'https://x.test/a.jpg', true],
    ['https://x.test/a.jpg?w=300', 'http://x.test/a.jpg?w=600', true],
    ['https://cdn.test/fetch/w_300/https%3A%2F%2Fx.test%2Fa.jpg', 'https://x.test/a.jpg', true],
    ['https://x.test/IMG_1234.jpg', 'https://x.test/IMG_1235.jpg', false],
    ['https://x.test/image?id=1', 'https://x.test/image?id=2', false],
  ])('recognises whether %s and %s are copies of one picture (expected: %s)', (one, other, isSame) => {
    expect(pictureKey(one) === pictureKey(other)).toBe(isSame);
  });
});

describe('captions', () => {
  const image = `<img src="${drawing(600, 300)}" alt="p">`;
  const figure = (caption: string) =>
    `<figure><img src="${drawing(600, 300)}" alt="p" width="600" height="300"><figcaption>${caption}</figcaption></figure>`;
  it.each([
    ['a figure', `<figure>${image}<figcaption>The OUT caption</figcaption></figure>`],
    ['a figure with a box', `<figure><div>${image}</div><div class="image__caption">The OUT caption</div></figure>`],
    ['WordPress', `<div class="wp-caption">${image}<p class="wp-caption-text">The OUT caption</p></div>`],
    [
      'a box of boxes',
      `<div><div><a href="/x">${image}</a></div><div><span class="photo-caption">The OUT caption</span></div></div>`,
    ],
    ['the next paragraph', `${image}<p class="caption">The OUT caption</p>`],
    ['the paragraph before', `<p class="caption">The OUT caption</p>${image}`],
    [
      'Blogger',
      `<table class="tr-caption-container"><tr><td>${image}</td></tr><tr><td class="tr-caption">The OUT caption</td></tr></table>`,
    ],
  ])('keeps a picture with its caption, even if the algorithm dropped the caption: %s', async (_where, html) => {
    const tree = await treeOf(`<p>Text before the picture.</p>${html}<p>Text after the picture.</p>`, notOut);
    expect(tree.replace(/<figcaption>.*<\/figcaption>/, '')).toContain(
      figure('').replace('<figcaption></figcaption>', ''),
    );
    expect(tree).toContain('<figcaption>The OUT caption</figcaption>');
  });

  it('does not take text below a picture for a caption if it contains a heading', async () => {
    const card = `<div class="thumbnail">${image}<div class="caption"><h3>A lamp</h3><p>Of the old quay.</p></div></div>`;
    const tree = await treeOf(`<p>Text before the card.</p>${card}<p>Text after the card.</p>`);
    expect(tree).toContain('A lamp</h2><p>Of the old quay.</p>');
    expect(tree).not.toContain('figcaption');
  });

  it('adds the picture if an algorithm kept only its caption', async () => {
    const html = `<p>Text before.</p><div>OUT words around it are here in plenty, and nobody has kept a single one.<figure>${image}<figcaption>Kept</figcaption></figure></div>`;
    expect(await treeOf(html, notOut)).toContain(figure('Kept'));
  });

  it('drops a caption if its picture is missing', async () => {
    const html = `<p>Text before.</p><figure><img src="${PIXEL}" width="400"><figcaption>Of what?</figcaption></figure><p>After.</p>`;
    expect(await treeOf(html)).toBe('<p>Text before.</p><p>After.</p>');
  });

  it('joins two `<figcaption>` elements of a figure into one caption', async () => {
    const html = `<p>a</p><figure>${image}<figcaption>What</figcaption><figcaption>Who</figcaption></figure><p>b</p>`;
    expect(await treeOf(html)).toContain('<figcaption><p>What</p><p>Who</p></figcaption>');
  });

  it('does not take text for a caption if there is no picture', async () => {
    const html = `<p>a</p><div class="captions-and-more"><p>b</p></div><p>c</p>`;
    expect(await treeOf(html)).toBe('<p>a</p><p>b</p><p>c</p>');
  });
});

describe('the lead picture', () => {
  const hero = `<img src="${drawing(900, 400, 'hero')}" alt="hero">`;
  const text = '<p>The harbour wakes before the town does, and the first sound is the chain of the ferry.</p>'.repeat(
    3,
  );
  const page = (head: string, body = text) =>
    `<header><img src="${drawing(900, 120, 'banner')}" class="site-logo"><nav>OUT Home OUT News</nav></header>
     <main><div><h1>OUT The harbour</h1>${head}<p>OUT Standfirst, which nobody kept</p></div><div class="body">${body}</div></main>`;

  it('shows the lead picture above the text once, with its caption', async () => {
    const tree = await treeOf(page(`<figure>${hero}<figcaption>OUT At dawn</figcaption></figure>`), notOut);
    expect(tree.match(/<img/g)).toHaveLength(1);
    expect(tree).toMatch(
      /^<figure><img [^>]*alt="hero"[^>]*><figcaption>OUT At dawn<\/figcaption><\/figure><p>The harbour/,
    );
  });

  it('shows the lead picture only once if the text contains it too', async () => {
    expect(await treeOf(page(hero, text + hero + text), notOut)).toMatch(/^(?:(?!<img).)*<img(?:(?!<img).)*$/);
  });

  it.each([
    ['a logo', '<img class="logo" src="HERO">'],
    ['a portrait', '<img src="HERO" style="width:120px">'],
    ['an advert', '<div class="ad-slot"><img src="HERO"></div>'],
    ['a picture beside the text', '<aside><img src="HERO"></aside>'],
  ])('does not show this picture as the lead picture: %s', async (_what, html) => {
    expect(await treeOf(page(html.replace('HERO', drawing(900, 400))), notOut)).not.toContain('<img');
  });
});

describe('many pictures', () => {
  it('keeps the order of pictures in a gallery', async () => {
    const pictures = [1, 2, 3, 4].map((n) => `<li><img src="${drawing(300, 200, `g${n}`)}" alt="${n}"></li>`).join('');
    const tree = await treeOf(`<p>Text.</p><ul class="gallery">${pictures}</ul><p>More text.</p>`);
    expect([...tree.matchAll(/alt="(\d)"/g)].map(([, number]) => number)).toEqual(['1', '2', '3', '4']);
  });

  it.each([
    ['a noscript with tags that do not end', `<noscript>${'<img '.repeat(100_000)}</noscript>`],
    ['a noscript with one very long attribute name', `<noscript><img ${'a'.repeat(500_000)}></noscript>`],
    [
      'an address with many words for placeholders',
      `<img src="http://x.test/${'-pixel'.repeat(100_000)}" width=300 height=200>`,
    ],
    ['a style with many backgrounds', `<video src="/f.mp4" style="--a:${'background:'.repeat(50_000)}"></video>`],
    ['a very long srcset', `<img srcset="${'a '.repeat(200_000)}" width=300 height=200>`],
  ])('parses hostile markup in a time proportional to its length: %s', async (_what, html) => {
    const { snapshot } = await snapshotPage(`<p>Text.</p>${html}<p>More.</p>`);
    // If the time grew with the square of the length, parsing would take minutes, and the test would time out.
    const { tree } = articleFrom(snapshot, selectText(snapshot));
    expect(JSON.stringify(tree)).toContain('More.');
  });

  it('keeps all pictures of an article with 3,000 of them', async () => {
    const picture = (n: number) =>
      `<figure><img data-src="/p${n}.jpg" width=300 height=200><figcaption>P ${n}</figcaption></figure>`;
    const html = `<p>Text.</p>${Array.from({ length: 3000 }, (_unused, n) => picture(n)).join('')}`;
    const { snapshot } = await snapshotPage(html);
    const { tree } = articleFrom(snapshot, selectText(snapshot));
    expect(tree.children).toHaveLength(3001);
  });
});
