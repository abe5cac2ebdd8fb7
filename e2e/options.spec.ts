/**
 * The settings page: every setting can be changed, is stored at once, and is restored. The file is long, because the
 * five tabs are one page with one search.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { controlWorker } from './faults/worker-control.ts';
import { axeFinds } from './support/axe.ts';
import { type Extension, expect, test } from './support/chromium.ts';

const addressOf = (extension: Extension, path: string) => `chrome-extension://${extension.id}/src/${path}`;

async function open(extension: Extension, page: Page, tab = ''): Promise<void> {
  await page.goto(addressOf(extension, `pages/options/index.html${tab}`));
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
  const opened = () => extension.context.pages().find((page) => page.url().includes('/src/pages/options/'));
  await (await extension.worker()).evaluate(() => void chrome.runtime.openOptionsPage());
  await expect.poll(opened).toBeDefined();
  const page = opened() as Page;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.close();
});

test('tabs of the options have URLs, back and forward work, and old URLs open the right tabs', async ({
  extension,
  page,
}) => {
  await open(extension, page);
  const heading = page.getByRole('heading', { level: 1 });
  const tabs = page.getByRole('navigation', { name: 'Lectern' });
  const shows = async (name: string, address: string) => {
    await expect(heading).toHaveText(name);
    await expect(page).toHaveURL(new RegExp(`/options/index\\.html${address}$`));
  };
  for (const [tab, name, address] of [
    ['Shortcuts', 'Shortcuts', '#keys'],
    ['Highlights', 'Highlights', '#highlights'],
    ['Welcome', 'Welcome to Lectern', '#welcome'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).press('Enter');
    await shows(name, address);
    await expect(tabs.locator('[aria-current=page]')).toHaveText(tab);
  }
  await page.goBack();
  await shows('Highlights', '#highlights');
  await page.goBack();
  await page.goBack();
  await shows('Settings', '');
  await page.goForward();
  await shows('Shortcuts', '#keys');
  for (const [old, name] of [
    ['options', 'Settings'],
    ['remembered', 'Sites'],
    ['highlights-page', 'Highlights'],
    ['welcome', 'Welcome to Lectern'],
  ] as const) {
    await page.goto(addressOf(extension, `${old}/index.html`));
    await expect(heading).toHaveText(name);
  }
  await open(extension, page, '#settings-print');
  await expect(page.getByRole('heading', { name: 'Print' })).toBeInViewport();
});

test('a single search finds settings, keys, sites, highlights and the welcome text', async ({ extension, page }) => {
  await (await extension.worker()).evaluate(() => {
    const quote = { exact: 'A sepia photograph of the harbour', prefix: '', suffix: '' };
    const highlights = [{ id: 'aaaa', colour: 'blue', note: '', quote, start: 0, made: 1, changed: 1 }];
    return chrome.storage.local.set({
      'highlights:https://a.test/': { version: 1, address: 'https://a.test/', title: 'Harbour', highlights },
      'site:sepia.test': { version: 1, site: 'sepia.test', comments: true, corrections: [] },
    });
  });
  await open(extension, page, '#sites');
  const search = page.getByRole('searchbox');
  await search.fill('sepia');
  await expect(page.locator('.from')).toHaveText(['Sites', 'Settings', 'Highlights']);
  await expect(page.getByRole('combobox', { name: 'Theme', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'sepia.test' })).toBeVisible();
  await expect(page.getByText('A sepia photograph of the harbour')).toBeVisible();
  await page.locator('.from').getByRole('link', { name: 'Sites' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sites');
  await search.fill('no algorithm is right');
  await expect(page.locator('.from')).toHaveText(['Welcome']);
  await search.fill('markdown');
  await expect(page.locator('.from').first()).toHaveText('Shortcuts');
  await page.locator('.from').getByRole('link', { name: 'Shortcuts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shortcuts');
  await expect(search).toHaveValue('');
  await (await extension.worker()).evaluate(() => chrome.storage.local.clear());
});

test('a changed setting is stored at once, and applies in a second tab and in an open reader', async ({
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

test('two options pages that change a setting at the same time show the same value in the end', async ({
  extension,
  page,
}) => {
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
    // the settings shown in the two tabs become equal and stay equal
    await expect(async () => {
      const before = await sizes();
      expect(before.size).toBe(1);
      await page.waitForTimeout(600);
      expect(await sizes()).toEqual(before);
    }).toPass({ timeout: 15_000 });
  }
  await other.close();
});

test('a search finds only settings whose names or explanations contain all words', async ({ extension, page }) => {
  await open(extension, page);
  const search = page.getByRole('searchbox');
  await search.fill('EASIEST line');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Layout']);
  await search.fill('sépia');
  await expect(page.getByRole('combobox', { name: 'Theme', exact: true })).toBeVisible();
  await search.fill('remove or fix parts');
  await expect(page.locator('.from')).toHaveText(['Shortcuts']);
  await search.fill('nothing like this');
  await expect(page.getByText('No results for “nothing like this”.')).toBeVisible();
  await search.fill('');
  // nothing is collapsed or hidden, so that the browser's own search (Ctrl+F) also finds everything
  expect(await page.locator('main [hidden], details:not([open])').count()).toBe(0);
});

test('a group of settings or all settings can be reset, and each reset can be undone', async ({ extension, page }) => {
  await (await extension.worker()).evaluate(() =>
    chrome.storage.sync.set({ settings: { version: 1, theme: 'dark', fontSize: 24, width: 80, keys: 'ck' } }),
  );
  await open(extension, page);
  await page.getByRole('button', { name: 'Reset Typography' }).click();
  await expect(page.getByRole('status')).toHaveText('The settings are back to their defaults.');
  await expect.poll(() => stored(extension)).toEqual({ version: 1, theme: 'dark', width: 80, keys: 'ck' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => stored(extension)).toMatchObject({ fontSize: 24 });
  await page.getByRole('button', { name: 'Reset all settings' }).click();
  await expect.poll(() => stored(extension)).toEqual({ version: 1 });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect
    .poll(() => stored(extension))
    .toEqual({ version: 1, theme: 'dark', fontSize: 24, width: 80, keys: 'ck' });
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
});

test('importing an exported file restores all settings, and the import can be undone', async ({ extension, page }) => {
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
  await expect(page.getByRole('status')).toHaveText('Settings imported.');
  await expect
    .poll(() => stored(extension))
    .toEqual({ version: 1, theme: 'sepia', width: 80, keys: 'ck', letterKeys: false });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => stored(extension)).toEqual({ version: 1, fontSize: 30 });
  await file.setInputFiles({ name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('\u0000PNG') });
  await expect(page.getByRole('status')).toHaveText('This is not a Lectern settings file.');
  await file.setInputFiles({ name: 'huge.json', mimeType: 'application/json', buffer: Buffer.alloc(3_000_000, 32) });
  await expect(page.getByRole('status')).toHaveText('This file is too large to be from Lectern.');
  expect(await stored(extension)).toEqual({ version: 1, fontSize: 30 });
});

test('a change that the browser refuses to store applies at once and is stored later', async ({ extension, page }) => {
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
  await expect(page.getByRole('status')).toHaveText(/^The browser could not save this/);
  await expect(page.getByText('Your browser could not save all changes.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Theme', exact: true })).toHaveValue('dark');
  await expect(page.getByText('Your browser could not save all changes.')).toBeVisible();
  await control.stop();
  await control.start();
  await expect.poll(() => stored(extension), { timeout: 20_000 }).toMatchObject({ theme: 'dark' });
  await expect(page.getByText('Your browser could not save all changes.')).toHaveCount(0);
  await control.close();
});

test('shortcut keys can be changed, swapped and reset, and the reader uses the new keys', async ({
  extension,
  page,
  reader,
  read,
}) => {
  const options = await extension.context.newPage();
  await open(extension, options, '#keys');
  const key = (name: string, does: string) =>
    options.getByRole('button', { name: `Change the key for “${does}” (now ${name})` });
  await key('A', 'Appearance').click();
  await options.keyboard.press('5');
  await expect(options.getByRole('status')).toHaveText(/^1 to 9 are for the algorithms/);
  await options.keyboard.press('x');
  await expect(options.getByRole('status')).toHaveText(/^X is already used for “Compare algorithms/);
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
  await options.getByRole('switch', { name: 'Single-key shortcuts' }).click();
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

test('on a Russian keyboard, the key in the position of A opens the appearance panel', async ({
  extension,
  page,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  const session = await extension.context.newCDPSession(page);
  for (const type of ['keyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', { type, key: 'ф', code: 'KeyA', text: type === 'keyDown' ? 'ф' : '' });
  await expect(reader.locator('.panel')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  test(`axe finds no violations in the options: ${theme}`, { tag: '@long' }, async ({ extension, page }) => {
    await (await extension.worker()).evaluate(
      (chosen) => chrome.storage.sync.set({ settings: { version: 1, theme: chosen, fontSize: 22 } }),
      theme,
    );
    for (const tab of ['#highlights', '#sites', '#settings', '#keys']) {
      await open(extension, page, tab);
      expect(await axeFinds(page), tab).toEqual([]);
    }
    await page.getByRole('button', { name: 'Change the key for “Appearance” (now A)' }).click();
    expect(await axeFinds(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // a window of 1280 px has these widths at 200 % and 400 % zoom (WCAG 1.4.10)
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 512 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.getByRole('searchbox').fill('a');
    expect(await axeFinds(page)).toEqual([]);
  });
