/** The popup fits its window, and links to the highlights and the options. */
import { expect, test } from './support/chromium.ts';

/** Maximum height of a popup in browsers (CSS pixels). */
const HIGHEST = 600;

test('the popup shows everything without scrolling, with Copy first', async ({ extension, page, read }) => {
  await read('basics--article/index.html');
  await extension.click(page);
  const popup = await extension.popup();
  await expect(popup.getByRole('radio')).toHaveCount(8);
  const heights = () =>
    popup.evaluate(() => ({
      page: document.documentElement.scrollHeight,
      // `hidden` is the part of each scrolling element's height that is out of view. The height of the window cannot be
      // tested instead, because a headless browser does not fit its window to a popup
      hidden: [...document.querySelectorAll('.middle, .popup')].map(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      ),
    }));
  const { page: height, hidden } = await heights();
  expect(height).toBeLessThanOrEqual(HIGHEST);
  expect(Math.max(...hidden)).toBeLessThanOrEqual(0);
  await expect(popup.getByRole('button').first()).toHaveText('Copy');
  await expect(popup.getByRole('button').first()).toBeFocused();
  // while "More" is open, the middle part of the popup scrolls
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

test('if the page does not say its status after a choice, the popup reports this and still offers to close the reader', async ({
  extension,
  page,
  read,
}) => {
  await read('basics--article/index.html');
  await extension.click(page);
  const popup = await extension.popup();
  const chosen = popup.getByRole('radio', { name: 'Readability', exact: true });
  await expect(popup.getByRole('radio', { checked: true })).toHaveCount(1);
  await popup.evaluate(() => {
    const { tabs } = chrome;
    const send = tabs.sendMessage.bind(tabs) as (...args: unknown[]) => unknown;
    const isLost = (message: unknown) => (message as { call?: string }).call === 'getStatus';
    const sendOthers = (...args: unknown[]) => {
      if (!isLost(args[1])) return send(...args);
      const answered = args.at(-1);
      return typeof answered === 'function' ? answered(undefined) : Promise.resolve(undefined);
    };
    Object.assign(tabs, { sendMessage: sendOthers });
  });
  await chosen.check();
  await expect(popup.getByRole('status')).toHaveText('The reader did not answer.');
  await expect(chosen).toBeChecked();
  await expect(popup.getByRole('button', { name: 'Close reader' })).toBeVisible();
  await popup.close();
});
