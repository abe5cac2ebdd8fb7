/** Pictures: which address, which copy, which caption. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/chromium.ts';

/** File names of the pictures, in order, each of which has arrived. */
async function pictures(article: Locator): Promise<string[]> {
  const images = article.locator('.body img:not([src$="gone.jpg"])');
  const names: string[] = [];
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(2);
    names.push((await image.getAttribute('src'))?.replace(/^.*\//, '') ?? '');
  }
  return names;
}

test('lazy images: the full-size picture, one copy each, and no placeholder', async ({ read, article }) => {
  await read('images--lazy/index.html');
  expect(await pictures(article)).toEqual([
    'lazy-src.svg',
    'lazy-set.svg',
    'lazy-noscript.svg',
    'lazy-blurred.svg',
    'lazy-drawn.svg',
    'lazy-picture.svg',
  ]);
  await expect(article.locator('figure:has(img) figcaption')).toHaveText([
    'By data-src',
    'By data-srcset',
    'By noscript',
    'Over a blurred preview',
    'Over a drawn placeholder',
    'By picture',
  ]);
});

test('loaded images: neither downgraded nor loaded again at another size', async ({ read, article, site }) => {
  await read('images--loaded/index.html');
  expect(await pictures(article)).toEqual(['loaded.svg?seen', 'loaded.svg?chosen']);
  expect(site.requests.filter((path) => /smaller|larger/.test(path))).toEqual([]);
});

test('lead picture: once, with its caption, and no banner', async ({ read, article }) => {
  await read('images--hero/index.html');
  expect(await pictures(article)).toEqual(['hero.svg', 'inside.svg']);
  await expect(article.locator('figure').first().locator('figcaption')).toHaveText('The harbour on a quiet morning');
  await expect(article.locator('.body > *').nth(0)).toHaveAttribute('data-standfirst', '');
  await expect(article.locator('.body > *').nth(1)).toContainText('The harbour on a quiet morning');
});

test('captions: they stay with their picture in any wrapper, also with one that did not load', async ({
  read,
  article,
}) => {
  await read('images--captions/index.html');
  expect(await pictures(article)).toEqual(['one.svg', 'two.svg', 'three.svg']);
  await expect(article.locator('figure:has(img, .missing) > figcaption')).toHaveText([
    'The chain of the ferry',
    'The ice house wall',
    'Three boys and a pram',
    'What nobody has seen',
  ]);
  await expect(article.locator('.missing')).toHaveText('An empty quay');
});

test('captions: a card with a heading is none, though its text is called so', async ({ read, article }) => {
  await read('images--caption-cards/index.html');
  await expect(article.locator('figcaption')).toHaveCount(0);
  expect(await pictures(article)).toEqual(['gull.svg', 'tern.svg', 'heron.svg', 'swan.svg']);
  await expect(article.getByRole('heading', { level: 2 })).toHaveText([
    'The Gull',
    'The Tern',
    'The Heron',
    'The Swan',
  ]);
  await expect(article.locator('h2 + p')).toHaveText([/^A rowing boat/, /^A small sloop/, /^A flat punt/, /^A motor/]);
});

test('a picture opens over everything by key, and Esc closes it alone', async ({ page, read, article, reader }) => {
  await read('images--hero/index.html');
  const first = article.getByRole('button', { name: 'The harbour', exact: true });
  await first.focus();
  await page.keyboard.press('Enter');
  const lightbox = reader.getByRole('dialog', { name: 'Picture 1 of 2' });
  await expect(lightbox).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(reader.getByRole('dialog', { name: 'Picture 2 of 2' })).toContainText('Boats in their order');
  await page.keyboard.press('Escape');
  await expect(reader.locator('.lightbox')).toHaveCount(0);
  await expect(first).toBeFocused();
  await expect(article).toBeVisible();
});

test('drawings, charts and painted boxes are still pictures, which run nothing', async ({ page, read, article }) => {
  await read('images--drawings/index.html');
  await page.evaluate(() => Reflect.deleteProperty(window, 'stolen'));
  const images = article.locator('.body img');
  await expect(images).toHaveCount(3);
  for (const [index, name] of ['Rain by month', 'Tides by hour', 'The quay'].entries()) {
    await images.nth(index).scrollIntoViewIfNeeded();
    await expect(images.nth(index)).toHaveAccessibleName(name);
    await expect(images.nth(index)).toHaveJSProperty('complete', true);
    expect(await images.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
  }
  await expect(article.locator('figure > figcaption')).toHaveText([
    'Rain, drawn as it is',
    'Tides, painted by a script',
  ]);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});
