/** Pictures: their address, size and caption. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/chromium.ts';

/** Checks that each picture has loaded. Returns the pictures' file names in order. */
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

test('loaded images: the reader keeps loaded pictures and requests no other size of them', async ({
  read,
  article,
  site,
}) => {
  await read('images--loaded/index.html');
  expect(await pictures(article)).toEqual(['loaded.svg?seen', 'loaded.svg?chosen']);
  expect(site.requests.filter((path) => /smaller|larger/.test(path))).toEqual([]);
});

test('a key enlarges a picture, and Esc closes only the enlarged picture', async ({ page, read, article, reader }) => {
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
