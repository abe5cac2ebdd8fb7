/** The welcome page, which opens once after the extension is installed. */
import type { Page } from '@playwright/test';
import { axeFinds } from './support/axe.ts';
import { type Extension, expect, launchExtension, test } from './support/chromium.ts';

const pagesOf = ({ context }: Extension) => context.pages().filter((page) => page.url().endsWith('#welcome'));

async function open(extension: Extension, page: Page): Promise<void> {
  await page.goto(`chrome-extension://${extension.id}/src/pages/options/index.html#welcome`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the welcome page opens after installation as the active tab, and never after an update', async () => {
  test.setTimeout(60_000);
  const { extension, close } = await launchExtension({ isWelcome: true });
  try {
    await expect.poll(() => pagesOf(extension).length).toBe(1);
    const [page] = pagesOf(extension) as [Page];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Lectern');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Pin the button',
      'Open the reader',
      'Copy',
      'Not right? Choose another algorithm',
      'Private by design',
    ]);
    expect(await page.evaluate(() => document.visibilityState)).toBe('visible');
    await page.close();
    await extension.reload();
    await extension.killWorker();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(pagesOf(extension)).toEqual([]);
  } finally {
    await close();
  }
});

test('the welcome page makes no requests, and shows whether the button is pinned', async ({ extension, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('chrome-extension:')) asked.push(request.url());
  });
  await page.addInitScript(() => {
    const { action } = chrome as { action?: { getUserSettings: unknown } };
    if (action) action.getUserSettings = async () => ({ isOnToolbar: 'isPinned' in globalThis });
  });
  await open(extension, page);
  const pinned = page.getByRole('listitem').getByRole('status');
  await expect(pinned).toHaveText(/puzzle piece/);
  await expect(page.getByText('Alt+R')).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isPinned: true }));
  await expect(pinned).toHaveText('The button is in your toolbar.');
  await page.getByRole('link', { name: 'See and change all shortcuts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shortcuts');
  expect(asked).toEqual([]);
});

test('a click on the toolbar button opens the welcome page in the reader, which works there as usual', async ({
  extension,
  page,
  reader,
  article,
}) => {
  await open(extension, page);
  await extension.click(page);
  await expect(article).toContainText('Welcome to Lectern');
  for (const words of ['Pin the button', 'this page opens in the reader like any article', 'Private by design'])
    await expect(article).toContainText(words);
  await page.keyboard.press('?');
  await expect(reader.getByRole('region', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(reader.getByRole('status')).toContainText('Copied');
  await extension.settled(page);
  await extension.click(page);
  const popup = await extension.popup();
  await popup.getByRole('radio', { name: 'Readability', exact: true }).click();
  await expect(reader.getByRole('button', { name: /^Algorithm/ })).toHaveAccessibleName('Algorithm: Readability');
  await popup.close();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await extension.click(page);
  await expect(article).toContainText('Private by design');
});

for (const theme of ['light', 'dark'] as const)
  test(`axe finds no violations in the welcome page with the ${theme} theme`, { tag: '@long' }, async ({
    extension,
    page,
  }) => {
    const worker = await extension.worker();
    await worker.evaluate((chosen) => chrome.storage.sync.set({ settings: { version: 1, theme: chosen } }), theme);
    await open(extension, page);
    expect(await axeFinds(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    // the width of a phone (390), and the widths of a window of 1280 px at 200 % and 400 % zoom
    for (const width of [640, 390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await axeFinds(page)).toEqual([]);
    await worker.evaluate(() => chrome.storage.sync.clear());
  });
