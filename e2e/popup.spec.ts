/** The popup as a whole: what it has fits, and leads to the rest. */
import { expect, test } from './support/chromium.ts';

/** What browsers give a popup at most (px). */
const HIGHEST = 600;

test('the popup shows everything without scrolling, with Copy first', async ({ extension, page, read }) => {
  await read('basics--article/index.html');
  await extension.click(page);
  const popup = await extension.popup();
  await expect(popup.getByRole('radio')).toHaveCount(8);
  const heights = () =>
    popup.evaluate(() => ({
      page: document.documentElement.scrollHeight,
      // what scrolls in itself; the window of a headless popup stays as high as it began
      hidden: [...document.querySelectorAll('.middle, .popup')].map(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      ),
    }));
  const { page: height, hidden } = await heights();
  expect(height).toBeLessThanOrEqual(HIGHEST);
  expect(Math.max(...hidden)).toBeLessThanOrEqual(0);
  await expect(popup.getByRole('button').first()).toHaveText('Copy');
  await expect(popup.getByRole('button').first()).toBeFocused();
  // folded out, the middle scrolls
  await popup.getByText('More', { exact: true }).click();
  expect((await heights()).page).toBeLessThanOrEqual(HIGHEST);
  await expect(popup.getByRole('switch')).toBeInViewport();
  for (const [name, address] of [
    ['Highlights', '/src/pages/options/index.html#highlights'],
    ['Options', '/src/pages/options/index.html'],
  ] as const)
    await expect(popup.getByRole('link', { name })).toHaveAttribute('href', address);
  await popup.close();
});
