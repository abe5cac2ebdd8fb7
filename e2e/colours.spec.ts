/** Code is coloured on the screen, and black in print. */
import { expect, test } from './support/chromium.ts';

test('code is coloured on the screen and black in print, in every theme', async ({ page, article, read }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await read('basics--article/index.html');
  // code is coloured only when it comes near the viewport
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
