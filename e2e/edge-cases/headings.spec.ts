/** Headings: which ones are kept, and at which levels. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/chromium.ts';

const headings = (article: Locator) =>
  article
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((found) =>
      found.map((heading) => `${heading.localName} ${(heading as HTMLElement).innerText.trim()}`),
    );

test('encyclopaedia: Ctrl+A also selects the text of folded sections', async ({ read, article, page }) => {
  await read('headings--wiki/index.html');
  await expect(article.locator('details')).toHaveJSProperty('open', false);
  await page.keyboard.press('Control+a');
  expect(await page.evaluate(() => String(getSelection()))).toContain('1874');
});

test('scientific articles: all sections from abstract to references are kept, with links', async ({
  read,
  article,
}) => {
  await read('headings--science/index.html');
  await expect
    .poll(() => headings(article))
    .toEqual(['h1 Sediment in a lock chamber', 'h2 Abstract', 'h2 1. Introduction', 'h2 2. Methods', 'h2 References']);
  await expect(article).toContainText('d = m / (ρ · A)');
  await article.getByRole('link', { name: 'Oak, 1911' }).click();
  await expect(article.locator('li', { hasText: 'Annals of Canals' })).toBeFocused();
  await article.getByRole('link', { name: 'Eq. 1' }).click();
  await expect(article.locator('p', { hasText: 'd = m' })).toBeFocused();
});
