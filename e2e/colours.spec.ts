/** Colours of code: those of the theme on the screen, none on paper. */
import { expect, test } from './support/chromium.ts';

test('code is coloured on the screen, and black on paper whatever the theme', async ({ page, article, read }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await read('basics--article/index.html');
  // Code is coloured when it is near.
  await article.locator('pre').first().scrollIntoViewIfNeeded();
  const keyword = article.locator('.hljs-keyword').first();
  const colours = () =>
    keyword.evaluate((part) => [getComputedStyle(part).color, getComputedStyle(part.closest('pre') as Element).color]);
  await expect(keyword).toBeAttached();
  const [onScreen, text] = await colours();
  expect(onScreen).not.toBe(text);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await colours()).toEqual(['rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
});
