/** Tests which version of each picture the article shows, and with which caption. */
import { expect, it, vi } from 'vitest';
import { openHtml, show, showPage } from './show-page.ts';

type Shown = Awaited<ReturnType<typeof showPage>>;

/** Returns the file names of the pictures in order, after checking that each has loaded. */
async function pictures({ all }: Shown, smallest = 2): Promise<string[]> {
  const images = all('.body img:not([src$="gone.jpg"])') as HTMLImageElement[];
  for (const image of images) {
    image.scrollIntoView();
    await vi.waitUntil(() => image.complete, { timeout: 10_000 });
    expect(image.naturalWidth, image.src).toBeGreaterThan(smallest);
  }
  return images.map(({ src }) => src.replace(/^.*\//, ''));
}

it('lazy images: shows one full-size copy of each picture, and no placeholders', async () => {
  const page = await showPage('images--lazy');
  const names = ['src', 'set', 'noscript', 'blurred', 'drawn', 'picture'];
  expect(await pictures(page)).toEqual(names.map((name) => `lazy-${name}.svg`));
  expect(page.texts('figure:has(img) figcaption')).toEqual([
    'By data-src',
    'By data-srcset',
    'By noscript',
    'Over a blurred preview',
    'Over a drawn placeholder',
    'By picture',
  ]);
});

it('lead picture: shows the picture once, with its caption, below the standfirst', async () => {
  const page = await showPage('images--hero');
  expect(await pictures(page)).toEqual(['hero.svg', 'inside.svg']);
  expect(page.texts('figure figcaption')[0]).toBe('The harbour on a quiet morning');
  expect(page.one('.body > *').hasAttribute('data-standfirst')).toBe(true);
  expect(page.texts('.body > *')[1]).toContain('The harbour on a quiet morning');
});

it('captions: keeps each caption below its picture, even if the picture did not load', async () => {
  const page = await showPage('images--captions');
  expect(await pictures(page)).toEqual(['one.svg', 'two.svg', 'three.svg']);
  await expect.poll(() => page.texts('.missing')).toEqual(['An empty quay']);
  expect(page.texts('figure:has(img, .missing) > figcaption')).toEqual([
    'The chain of the ferry',
    'The ice house wall',
    'Three boys and a pram',
    'What nobody has seen',
  ]);
});

const PICTURE = '<img alt="" src="/e2e/pages/images--hero/hero.svg" width="600" height="400">';
const LEGEND = '<div class="legend">The chain of the ferry. Photo: Ada Lind</div>';

it.each([
  ['a box called “legend” below the picture', `<div class="media-box">${PICTURE}${LEGEND}</div>`],
  ['a box called “legend” above the picture', `<div class="media-box">${LEGEND}${PICTURE}</div>`],
  ['a box with “legende” in its name', `<div>${PICTURE}${LEGEND.replace('legend', 'media_legende')}</div>`],
  ['the only other box in a figure', `<figure>${PICTURE}${LEGEND.replace('legend', 'x1')}</figure>`],
  ['the only other box in a figure, above the picture', `<figure>${LEGEND.replace('legend', 'x1')}${PICTURE}</figure>`],
])('captions: recognises %s as a caption', async (_, figure) => {
  const page = show(await openHtml(articleAround(figure), `${location.origin}/ferry/index.html`));
  expect(page.texts('figure:has(img) > figcaption')).toEqual(['The chain of the ferry. Photo: Ada Lind']);
  expect(page.texts('.body p')).toHaveLength(2);
});

it.each([
  ['a button', '<div><button>Enlarge the picture</button></div>'],
  ['a link to the large picture', `<a href="/large"><span>Enlarge the picture</span></a>`],
  ['a quote', '<blockquote><p>A short quote that is the only text beside the picture of the speaker.</p></blockquote>'],
  ['a product with its price', '<div class="card"><div>Rain jacket</div><div>120 EUR</div></div>'],
])('captions: %s in a figure is not a caption', async (_, box) => {
  const html = articleAround(`<figure>${PICTURE}${box}</figure>`);
  expect(show(await openHtml(html, `${location.origin}/ferry/index.html`)).texts('figcaption')).toEqual([]);
});

/** Returns a page with a figure between two paragraphs of an article. */
const articleAround = (figure: string) =>
  `<!doctype html><html lang="en"><head><title>The ferry returns</title></head><body><nav><a href="/">Home</a></nav><main><article><h1>The ferry returns</h1><p>${PARAGRAPH}</p>${figure}<p>${PARAGRAPH.replace('harbour', 'town')}</p></article></main></body></html>`;
const PARAGRAPH =
  'The harbour wakes before the market does, and on most mornings the first sound is the chain of the ferry, which has been painted white by somebody whom nobody has ever seen with a brush.';

const SLIDE_TEXT =
  '<p>The old lock was built of larch, which lasts for as long as it is never dry, and the keeper knew every plank of it by its sound.</p>' +
  '<p>When the canal was emptied in the winter of the long frost, the planks turned grey in a week.</p>';

it.each([
  ['a picture', '<img alt="" src="/e2e/pages/images--hero/hero.svg" width="600" height="400">'],
  ['an icon, which is not kept', '<img alt="" src="/e2e/pages/images--hero/hero.svg" width="10" height="10">'],
])('captions: shows paragraphs below %s as text even if their box has the class “caption”', async (_, image) => {
  const page = show(
    await openHtml(
      `<!doctype html><html lang="en"><head><title>The gates of larch</title></head><body><nav><a href="/">Home</a></nav><main><h1>The gates of larch</h1><div class="slide">${image}<div class="caption">${SLIDE_TEXT}</div></div></main></body></html>`,
      `${location.origin}/larch/index.html`,
    ),
  );
  expect(page.all('figcaption')).toHaveLength(0);
  expect(page.texts('.body p')).toHaveLength(2);
});

it('captions: does not take text with a heading beside a picture for a caption', async () => {
  const page = await showPage('images--caption-cards');
  expect(page.all('figcaption')).toHaveLength(0);
  expect(await pictures(page)).toEqual(['gull.svg', 'tern.svg', 'heron.svg', 'swan.svg']);
  expect(page.texts('h2')).toEqual(['The Gull', 'The Tern', 'The Heron', 'The Swan']);
  expect(page.texts('h2 + p').map((text) => text.split(' ', 3).join(' '))).toEqual([
    'A rowing boat',
    'A small sloop',
    'A flat punt',
    'A motor launch',
  ]);
});

it('turns drawings, charts and canvases into pictures that run no scripts', async () => {
  const page = await showPage('images--drawings');
  expect(await pictures(page, 600)).toHaveLength(3);
  expect(page.all('.body img').map((image) => (image as HTMLImageElement).alt)).toEqual([
    'Rain by month',
    'Tides by hour',
    'The quay',
  ]);
  expect(page.texts('figure > figcaption')).toEqual(['Rain, drawn as it is', 'Tides, painted by a script']);
  expect('stolen' in window).toBe(false);
});
