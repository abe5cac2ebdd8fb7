/** The page of options: everything can be set there, is kept at once, and comes back. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { controlWorker } from './faults/worker-control.ts';
import { axeFinds } from './support/axe.ts';
import { type Extension, expect, test } from './support/chromium.ts';

async function open(extension: Extension, page: Page): Promise<void> {
  await page.goto(`chrome-extension://${extension.id}/src/options/index.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const stored = async (extension: Extension): Promise<Record<string, unknown>> =>
  (await extension.worker()).evaluate(
    async () => ((await chrome.storage.sync.get('settings')).settings ?? {}) as Record<string, unknown>,
  );

async function clear(extension: Extension): Promise<void> {
  await (await extension.worker()).evaluate(() =>
    Promise.all([chrome.storage.sync.clear(), chrome.storage.session.clear()]),
  );
}

test.beforeEach(({ extension }) => clear(extension));
test.afterEach(({ extension }) => clear(extension));

test('the options open from the browser’s list of extensions', async ({ extension }) => {
  const opened = () => extension.context.pages().find((page) => page.url().includes('/src/options/'));
  await (await extension.worker()).evaluate(() => void chrome.runtime.openOptionsPage());
  await expect.poll(opened).toBeDefined();
  const page = opened() as Page;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lectern’s options');
  await page.close();
});

test('a change is stored at once and applies in a second tab and an open reader', async ({
  extension,
  page,
  article,
  read,
}) => {
  await read('basics--article/index.html');
  const options = await extension.context.newPage();
  const other = await extension.context.newPage();
  await open(extension, options);
  await open(extension, other);
  await options.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('sepia');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'sepia');
  await expect(other.getByRole('combobox', { name: 'Theme', exact: true })).toHaveValue('sepia');
  const slider = options.getByRole('slider', { name: 'Text size' });
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(other.getByRole('slider', { name: 'Text size' })).toHaveValue('20');
  await expect.poll(() => stored(extension)).toMatchObject({ theme: 'sepia', fontSize: 20 });
  await expect.poll(() => article.evaluate((element) => getComputedStyle(element).fontSize)).toBe('20px');
  await other.close();
  await options.close();
  await page.bringToFront();
});

test('two tabs that write at the same time end in the same state', async ({ extension, page }) => {
  const other = await extension.context.newPage();
  await open(extension, page);
  await open(extension, other);
  const press = (tab: Page, values: readonly number[]) =>
    tab.getByRole('slider', { name: 'Text size' }).evaluate((input: HTMLInputElement, all) => {
      for (const value of all) {
        input.value = String(value);
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }, values);
  for (const [mine, theirs] of [
    [
      [24, 19, 30],
      [22, 19, 28],
    ],
    [[19], [19, 25, 19]],
    [
      [20, 21],
      [21, 20],
    ],
  ] as const) {
    await Promise.all([press(page, mine), press(other, theirs)]);
    const sizes = async () => {
      const { fontSize = 19 } = await stored(extension);
      const shown = [page, other].map((tab) => tab.getByRole('slider', { name: 'Text size' }).inputValue());
      return new Set([String(fontSize), ...(await Promise.all(shown))]);
    };
    // equal, and so they stay
    await expect(async () => {
      const before = await sizes();
      expect(before.size).toBe(1);
      await page.waitForTimeout(600);
      expect(await sizes()).toEqual(before);
    }).toPass({ timeout: 15_000 });
  }
  await other.close();
});

test('search keeps only settings whose names or explanations match all words', async ({ extension, page }) => {
  await open(extension, page);
  const search = page.getByRole('searchbox', { name: 'Find an option' });
  await search.fill('EASIEST line');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Layout']);
  await search.fill('sépia');
  await expect(page.getByRole('combobox', { name: 'Theme', exact: true })).toBeVisible();
  await search.fill('correct the article');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Keys']);
  await search.fill('nothing like this');
  await expect(page.getByText('Nothing here is about “nothing like this”.')).toBeVisible();
  await search.fill('');
  // what the browser finds, too: nothing is folded
  expect(await page.locator('main [hidden], details:not([open])').count()).toBe(0);
});

test('a group is reset, everything is reset, and both can be undone', async ({ extension, page }) => {
  await (await extension.worker()).evaluate(() =>
    chrome.storage.sync.set({ settings: { version: 1, theme: 'dark', fontSize: 24, width: 80, keys: 'ck' } }),
  );
  await open(extension, page);
  await page.getByRole('button', { name: 'Reset Type' }).click();
  await expect(page.getByRole('status')).toHaveText('As it was at first.');
  await expect.poll(() => stored(extension)).toEqual({ version: 1, theme: 'dark', width: 80, keys: 'ck' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => stored(extension)).toMatchObject({ fontSize: 24 });
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect.poll(() => stored(extension)).toEqual({ version: 1 });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect
    .poll(() => stored(extension))
    .toEqual({ version: 1, theme: 'dark', fontSize: 24, width: 80, keys: 'ck' });
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
});

test('a file takes everything to another browser, and an import can be undone', async ({ extension, page }) => {
  const worker = await extension.worker();
  await worker.evaluate(() =>
    chrome.storage.sync.set({ settings: { version: 1, theme: 'sepia', width: 80, keys: 'ck', letterKeys: false } }),
  );
  await open(extension, page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lectern-settings-\d{4}-\d\d-\d\d\.json$/);
  const path = await download.path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ kind: 'lectern-settings', version: 1 });
  await worker.evaluate(() => chrome.storage.sync.set({ settings: { version: 1, fontSize: 30 } }));
  await expect(page.getByRole('slider', { name: 'Text size' })).toHaveValue('30');
  const file = page.getByLabel('Import');
  await file.setInputFiles(path);
  await expect(page.getByRole('status')).toHaveText('Your options are those of the file now.');
  await expect
    .poll(() => stored(extension))
    .toEqual({ version: 1, theme: 'sepia', width: 80, keys: 'ck', letterKeys: false });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => stored(extension)).toEqual({ version: 1, fontSize: 30 });
  await file.setInputFiles({ name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('\u0000PNG') });
  await expect(page.getByRole('status')).toHaveText('This is no file of Lectern’s options.');
  await file.setInputFiles({ name: 'huge.json', mimeType: 'application/json', buffer: Buffer.alloc(3_000_000, 32) });
  await expect(page.getByRole('status')).toHaveText('This file is too large to be one of Lectern’s.');
  expect(await stored(extension)).toEqual({ version: 1, fontSize: 30 });
});

test('a change that the browser refuses to store applies, is reported, and is stored later', async ({
  extension,
  page,
}) => {
  const control = await controlWorker(extension);
  await control.stop();
  await control.start();
  const worker = await extension.worker();
  await worker.evaluate(() => {
    const area = chrome.storage.sync as unknown as { set: unknown; real?: unknown };
    area.real = area.set;
    area.set = () => Promise.reject(new Error('QUOTA_BYTES quota exceeded'));
  });
  await open(extension, page);
  await page.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('dark');
  await expect(page.getByRole('status')).toHaveText(/^Could not be stored: the browser did not take it/);
  await expect(page.getByText('Your browser has not stored all changes.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Theme', exact: true })).toHaveValue('dark');
  await expect(page.getByText('Your browser has not stored all changes.')).toBeVisible();
  await control.stop();
  await control.start();
  await expect.poll(() => stored(extension), { timeout: 20_000 }).toMatchObject({ theme: 'dark' });
  await expect(page.getByText('Your browser has not stored all changes.')).toHaveCount(0);
  await control.close();
});

test('a key is chosen, refused, exchanged, given back, and does what it says', async ({
  extension,
  page,
  reader,
  read,
}) => {
  const options = await extension.context.newPage();
  await open(extension, options);
  const key = (name: string, does: string) =>
    options.getByRole('button', { name: `${name}: ${does}. Choose another key` });
  await key('A', 'Appearance').click();
  await options.keyboard.press('5');
  await expect(options.getByRole('status')).toHaveText(/^1 to 9 are for the algorithms/);
  await options.keyboard.press('x');
  await expect(options.getByRole('status')).toHaveText(/^X has something to do already: “Check the article/);
  await options.keyboard.press('q');
  await expect(key('Q', 'Appearance')).toBeFocused();
  await expect.poll(() => stored(extension)).toMatchObject({ keys: 'aq' });
  await key('C', 'Copy the article').click();
  await options.keyboard.press('m');
  await options.keyboard.press('m');
  await expect(key('M', 'Copy the article')).toBeVisible();
  await expect(key('C', 'Copy as Markdown')).toBeVisible();
  await key('M', 'Copy the article').click();
  await options.keyboard.press('Escape');
  await expect.poll(() => stored(extension)).toMatchObject({ keys: 'aq cm mc' });
  await read('basics--article/index.html');
  await page.keyboard.press('a');
  await page.keyboard.press('q');
  await expect(reader.getByRole('dialog', { name: 'Appearance' }).or(reader.locator('.panel'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader.locator('[title^="Copy the article"]')).toHaveAttribute('title', 'Copy the article (M)');
  await page.keyboard.press('?');
  await expect(reader.locator('.keys')).toContainText('QAppearance');
  await options.bringToFront();
  await options.getByRole('switch', { name: 'Single letters and signs as keys' }).click();
  await page.bringToFront();
  await expect(reader.locator('[title^="Copy the article"]')).toHaveAttribute('title', 'Copy the article');
  await page.keyboard.press('Escape');
  await expect(reader.locator('.panel')).toHaveCount(0);
  await page.keyboard.press('q');
  await page.keyboard.press('?');
  await page.waitForTimeout(300);
  await expect(reader.locator('.panel')).toHaveCount(0);
  await options.close();
});

test('on a Russian keyboard the key of C copies', async ({ extension, page, reader, read }) => {
  await read('basics--article/index.html');
  const session = await extension.context.newCDPSession(page);
  for (const type of ['keyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', { type, key: 'ф', code: 'KeyA', text: type === 'keyDown' ? 'ф' : '' });
  await expect(reader.locator('.panel')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing in the options: ${theme}`, { tag: '@long' }, async ({ extension, page }) => {
    await (await extension.worker()).evaluate(
      (chosen) => chrome.storage.sync.set({ settings: { version: 1, theme: chosen, fontSize: 22 } }),
      theme,
    );
    await open(extension, page);
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: /^A: Appearance/ }).click();
    expect(await axeFinds(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // 1280 px at 200 %, and at 400 % (WCAG 1.4.10)
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 512 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
