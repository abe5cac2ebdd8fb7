/**
 * The list of remembered sites: entries are described in words, switched off, forgotten, restored, and exported to a
 * file. This file is long, because all tests use the stored sites below.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { BOX as SHARED_BOX } from '../test/box-signature.ts';
import { SITE as ALWAYS, switchOn } from './support/always-read.ts';
import { axeFinds } from './support/axe.ts';
import { allowedSites, registeredFor, takeFromList } from './support/browser-list.ts';
import { addressOf, type Extension, expect, test } from './support/chromium.ts';

const BOX = {
  ...SHARED_BOX,
  landmarks: ['article', 'main'],
  names: ['newsletter', 'promo'],
  around: ['story'],
  content: 'mixed',
  blocks: 2,
  words: 4,
  links: 1,
};
const correction = (id: string, change: object = {}, box: object = {}) => ({
  id,
  asked: '2026-05-03',
  used: 12,
  missed: 0,
  off: null,
  signature: { kind: 'remove', boxes: [{ ...BOX, ...box }] },
  ...change,
});
const SITES = {
  'example.org': {
    version: 1,
    site: 'example.org',
    algorithm: 'readability',
    comments: true,
    appearance: { theme: 'dark', fontSize: 22 },
    corrections: [
      correction('promo'),
      correction(
        'aside',
        { used: 0, missed: 3, off: 'missed' },
        { column: 'right', content: 'list', names: ['most', 'read'] },
      ),
      correction('story', { used: 1, off: 'too-much' }, { names: ['story', 'text'], content: 'text' }),
    ],
  },
  'a-rather-long-name-of-a-blog.some-host-of-blogs.example': {
    version: 1,
    site: 'a-rather-long-name-of-a-blog.some-host-of-blogs.example',
    corrections: [
      correction('cards', {}, { isMany: true, content: 'picture', place: 'after', names: ['related', 'card'] }),
    ],
  },
};

async function store(extension: Extension, sites: object): Promise<void> {
  const worker = await extension.worker();
  await worker.evaluate(async (all) => {
    await chrome.storage.local.clear();
    await chrome.storage.local.set(
      Object.fromEntries(Object.entries(all).map(([site, value]) => [`site:${site}`, value])),
    );
  }, sites);
}

async function open(extension: Extension, page: Page): Promise<void> {
  await page.goto(`chrome-extension://${extension.id}/src/pages/options/index.html#sites`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const ARTICLE = 'basics--article/index.html';
const rememberedAt = (host: string) => ({ [host]: { ...SITES['example.org'], site: host } });

test.afterEach(async ({ extension }) => store(extension, {}));

test('the list of sites describes in words what Lectern remembers for each, and a search finds sites by name', async ({
  extension,
  page,
}) => {
  await store(extension, SITES);
  await open(extension, page);
  const site = page.getByRole('region', { name: 'example.org' });
  await expect(site.getByText('Read with Readability')).toBeVisible();
  await expect(site.getByText('Comments are shown')).toBeVisible();
  await expect(site.getByText('Theme: Dark, Text size: 22 px')).toBeVisible();
  const promo = site.getByRole('checkbox', { name: 'Removes a section in the text, called “newsletter promo”' });
  await expect(promo).toBeChecked();
  await expect(promo).toHaveAccessibleDescription('Added on 3 May 2026, used on 12 pages');
  const aside = site.getByRole('checkbox', { name: 'Removes a list beside the text, called “most read”' });
  await expect(aside).not.toBeChecked();
  await expect(aside).toHaveAccessibleDescription(/it found nothing on three articles in a row/);
  await page.getByRole('searchbox').fill('blog');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'a-rather-long-name-of-a-blog.some-host-of-blogs.example',
  ]);
  await page.getByRole('searchbox').fill('nowhere');
  await expect(page.getByText('No results for “nowhere”.')).toBeVisible();
});

test('reading positions are in a collapsed section, and are forgotten with one click', async ({ extension, page }) => {
  await store(extension, {});
  const worker = await extension.worker();
  const addresses = ['https://a.test/story', 'https://b.test/?page=2'];
  await worker.evaluate((all) => {
    const quote = { exact: 'The harbour wakes', prefix: '', suffix: '' };
    const places = all.map((address, at) => ({ address, quote, start: 0, share: 0, seen: Date.now() - at }));
    return chrome.storage.local.set({ places });
  }, addresses);
  await open(extension, page);
  const section = page.getByRole('region', { name: 'Resume where I left off' });
  await expect(section.getByText(addresses[0] as string)).toBeHidden();
  await section.getByText('Your reading positions in 2 articles are kept for up to 90 days.').click();
  await expect(section.getByRole('listitem')).toHaveText(addresses);
  await section.getByRole('button', { name: 'Forget reading positions' }).click();
  await expect(page.getByRole('status')).toHaveText('All reading positions are forgotten.');
  await expect(section).toHaveCount(0);
  await expect(page.getByText('Nothing is remembered yet.')).toBeVisible();
  expect(await worker.evaluate(() => chrome.storage.local.get('places'))).toEqual({});
});

test('corrections, choices, sites and the whole list can be forgotten and restored by keyboard', async ({
  extension,
  page,
}) => {
  await store(extension, SITES);
  await open(extension, page);
  const site = page.getByRole('region', { name: 'example.org' });
  const aside = site.getByRole('checkbox', { name: /most read/ });
  await aside.focus();
  await page.keyboard.press('Space');
  await expect(aside).toBeChecked();
  await expect(site.getByText(/found nothing/)).toHaveCount(0);

  await site.getByRole('button', { name: /^Forget: Removes a section in the text/ }).focus();
  await page.keyboard.press('Enter');
  await expect(site.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('status')).toHaveText('This choice is no longer remembered for example.org.');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(site.getByRole('checkbox')).toHaveCount(3);

  await site.getByRole('button', { name: 'Forget: Read with Readability' }).click();
  await expect(site.getByText('Read with Readability')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(site.getByText('Read with Readability')).toBeVisible();

  await page.getByRole('button', { name: 'Forget example.org' }).click();
  await expect(site).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(site).toBeVisible();

  await page.getByRole('button', { name: 'Forget all' }).click();
  await expect(page.getByText('Nothing is remembered yet.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('2 sites are forgotten.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
});

test('an exported file can be imported, and any other file is refused with a message', async ({ extension, page }) => {
  await store(extension, SITES);
  await open(extension, page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = readFileSync(await (await download).path());
  await store(extension, {});
  await expect(page.getByText('Nothing is remembered yet.')).toBeVisible();
  const input = page.getByLabel('Import a file');
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"version": 1}') });
  await expect(page.getByRole('status')).toHaveText('This is not a Lectern file of remembered sites.');
  await input.setInputFiles({ name: 'remembered.json', mimeType: 'application/json', buffer: file });
  await expect(page.getByRole('status')).toHaveText('New corrections and choices for 2 sites: 7.');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
});

test.describe('the list of sites where articles open automatically (always-read sites)', () => {
  test.describe.configure({ timeout: 90_000 });
  const OPENS = 'Articles open automatically';
  const NOWHERE: readonly string[] = [];

  test.afterEach(async ({ extension }) => {
    await takeFromList(extension, ALWAYS);
    // waits until the worker has followed, because the next test would take the site for one that is still switched on
    await expect.poll(() => registeredFor(extension)).toEqual(NOWHERE);
  });

  /** Stores `sites`, lets articles on the test's own site open automatically, and opens the list of sites. */
  async function listed(extension: Extension, page: Page, address: string, sites: object) {
    await store(extension, sites);
    await switchOn(extension, address);
    await open(extension, page);
  }
  test('an always-read site is listed, and switching it off by keyboard removes its permission', async ({
    extension,
    page,
    site,
  }) => {
    const { host } = new URL(site.url);
    await listed(extension, page, addressOf(site, ARTICLE), rememberedAt(host));
    const entry = page.getByRole('region', { name: host });
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([host]);
    await expect(entry.getByRole('listitem').first()).toContainText(OPENS);
    const off = entry.getByRole('button', { name: `Turn off: ${OPENS}` });
    await expect(off).toHaveAccessibleDescription('On http://127.0.0.1, with your browser’s permission');
    expect(await allowedSites(extension)).toEqual([ALWAYS]);
    await off.press('Enter');
    await expect(off).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText(
      `Articles on ${host} no longer open automatically, and the permission is removed. To turn this on again, use Lectern’s popup on that site.`,
    );
    expect(await allowedSites(extension)).toEqual(NOWHERE);
    await expect.poll(() => registeredFor(extension)).toEqual(NOWHERE);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Forget ${host}` })).toBeFocused();
    await expect(entry.getByText('Read with Readability')).toBeVisible();
  });

  test('the list of always-read sites follows changes in the store and in browser permissions', {
    tag: '@long',
  }, async ({ extension, page, site }) => {
    await listed(extension, page, addressOf(site, ARTICLE), SITES);
    const row = page.getByRole('region', { name: '127.0.0.1' }).getByText(OPENS);
    await expect(row).toBeVisible();
    const worker = await extension.worker();
    const write = (always: readonly string[]) =>
      worker.evaluate((all) => chrome.storage.local.set({ sites: { always: all, lent: [] } }), always);
    await write([]);
    await expect(row).toHaveCount(0);
    await write([ALWAYS]);
    await expect(row).toBeVisible();
    await takeFromList(extension, ALWAYS);
    await expect(row).toHaveCount(0);
  });

  test('Undo after forgetting an always-read site restores everything except the permission', async ({
    extension,
    page,
    site,
  }) => {
    const { host } = new URL(site.url);
    await listed(extension, page, addressOf(site, ARTICLE), rememberedAt(host));
    const entry = page.getByRole('region', { name: host });
    await page.getByRole('button', { name: `Forget ${host}` }).press('Enter');
    await expect(page.getByText('Nothing is remembered yet.')).toBeVisible();
    await expect(page.getByRole('status')).toContainText('Undo cannot restore a permission');
    expect(await allowedSites(extension)).toEqual(NOWHERE);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(entry.getByText('Read with Readability')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(
      'Remembered again, but articles do not open automatically. To turn that on, use Lectern’s popup on the site.',
    );
    await expect(entry.getByText(OPENS)).toHaveCount(0);
    expect(await allowedSites(extension)).toEqual(NOWHERE);
    await expect.poll(() => registeredFor(extension)).toEqual(NOWHERE);
  });

  test('exports do not contain always-read sites, and “Forget all” switches these sites off', async ({
    extension,
    page,
    site,
  }) => {
    await listed(extension, page, addressOf(site, ARTICLE), SITES);
    await expect(page.getByText(/Exported files do not list the sites that open automatically/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    const names = JSON.parse(file).sites.map(({ site: name }: { site: string }) => name);
    expect(new Set(names)).toEqual(new Set(Object.keys(SITES)));
    expect(file).not.toContain('127.0.0.1');
    await page.getByRole('button', { name: 'Forget all' }).click();
    await expect(page.getByRole('status')).toContainText('3 sites are forgotten');
    expect(await allowedSites(extension)).toEqual(NOWHERE);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
    expect(await allowedSites(extension)).toEqual(NOWHERE);
  });

  test('a site that is only set to “always read” is listed and found by name, but not exported', {
    tag: '@long',
  }, async ({ extension, page, site }) => {
    await listed(extension, page, addressOf(site, ARTICLE), {});
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['127.0.0.1']);
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
    await page.getByRole('searchbox').fill('127');
    await page.getByRole('button', { name: 'Forget 127.0.0.1' }).click();
    await page.getByRole('searchbox').fill('');
    await expect(page.getByText('Nothing is remembered yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(await allowedSites(extension)).toEqual(NOWHERE);
  });
});

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`the list of remembered sites fits, and axe finds no violations: ${scheme}, ${width} px`, {
      tag: '@long',
    }, async ({ extension, page, site }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      const looks = async (name: string) => {
        expect(await axeFinds(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const folder = process.env.LECTERN_SCREENS;
        if (folder) await page.screenshot({ path: `${folder}/remembered-${name}-${scheme}-${width}.png` });
      };
      await store(extension, {});
      await open(extension, page);
      await expect(page.getByText('Nothing is remembered yet.')).toBeVisible();
      await looks('empty');
      const { host } = new URL(site.url);
      await page.goto('about:blank');
      await store(extension, { ...rememberedAt(host), ...SITES });
      await switchOn(extension, addressOf(site, ARTICLE));
      await open(extension, page);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
      const entry = page.getByRole('region', { name: host });
      await entry.getByRole('button', { name: 'Forget: Comments are shown' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await looks('listed');
      await entry.getByRole('button', { name: `Forget ${host}` }).click();
      await expect(page.getByRole('status')).toContainText('Undo cannot restore a permission');
      await looks('forgotten');
    });
  }
}
