/** Tests settings if the browser limits or refuses writes to its store, and if the store contains invalid values. */
import type { Page } from '@playwright/test';
import { addressOf, expect, test } from '../support/chromium.ts';
import { controlWorker, type WorkerControl } from './worker-control.ts';

let control: WorkerControl;
test.beforeEach(async ({ extension }) => {
  control = await controlWorker(extension);
  await control.stop();
  await control.start();
});
test.afterEach(async ({ extension }) => {
  await (await extension.worker()).evaluate(() =>
    Promise.all([chrome.storage.sync.clear(), chrome.storage.session.clear()]),
  );
  await control.close();
});

const SENTENCE = 'The browser could not save this change. It applies until you close the browser.';

const larger = (page: Page) => page.locator('[data-lectern]').getByRole('button', { name: 'Larger text size' });
const smaller = (page: Page) => page.locator('[data-lectern]').getByRole('button', { name: 'Smaller text size' });
const sizeOf = (page: Page) =>
  page.locator('[data-lectern] article').evaluate((article) => Number.parseFloat(getComputedStyle(article).fontSize));

test('after 100 quick changes of the text size, the reader shows and stores the last one', async ({ page, read }) => {
  test.setTimeout(120_000);
  await read('basics--article/index.html');
  const before = await sizeOf(page);
  await page.keyboard.press('a');
  for (let round = 0; round < 10; round++) {
    for (const button of [larger(page), smaller(page)]) {
      await button.focus();
      for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
    }
  }
  await larger(page).press('Enter');
  const shown = await sizeOf(page);
  expect(shown).toBe(before + 1);
  await expect.poll(async () => (await control.stored()).fontSize, { timeout: 60_000 }).toBe(shown);
  expect(await sizeOf(page)).toBe(shown);
});

// long test, because it makes as many writes as the browser allows per minute
test('if the browser allows no more writes, a setting applies, and a message says it is not stored @long', async ({
  extension,
  page,
  site,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  const before = await sizeOf(page);
  const refusal = await (await extension.worker()).evaluate(async () => {
    for (let write = 0; write < 300; write++) {
      const error = await chrome.storage.sync.set({ other: write }).then(() => '', String);
      if (error) return error;
    }
    return '';
  });
  expect(refusal).toContain('MAX_WRITE_OPERATIONS_PER_MINUTE');
  await page.keyboard.press('a');
  await larger(page).click();
  await expect(reader.getByRole('status')).toHaveText(SENTENCE);
  const shown = await sizeOf(page);
  expect(shown).toBeGreaterThan(before);
  // the change also applies to the next page, even after the worker was killed
  await control.stop();
  await page.goto(addressOf(site, 'basics--short/index.html'));
  await control.start();
  await extension.click(page);
  await expect(reader).toBeVisible();
  expect(await sizeOf(page)).toBe(shown);
});

test('a setting changed while the browser allows no more writes is stored once it allows them again @long', async ({
  extension,
  page,
  read,
}) => {
  test.setTimeout(180_000);
  await read('basics--article/index.html');
  await (await extension.worker()).evaluate(async () => {
    for (let write = 0; write < 300; write++) await chrome.storage.sync.set({ other: write }).catch(() => undefined);
  });
  await page.keyboard.press('a');
  await larger(page).click();
  const shown = await sizeOf(page);
  expect((await control.stored()).fontSize).not.toBe(shown);
  await expect.poll(async () => (await control.stored()).fontSize, { timeout: 100_000 }).toBe(shown);
});

const GARBAGE: readonly unknown[] = [
  '',
  0,
  -1,
  1e308,
  true,
  [],
  [[]],
  [1, 2],
  {},
  { version: 'x' },
  { version: -5 },
  { algorithm: 7 },
  { theme: {} },
  { fontSize: '19' },
  { fontSize: 1e9 },
  { fontSize: -1 },
  { width: null },
  { printLinks: 'yes' },
  { lineHeight: [] },
  { constructor: { prototype: 1 }, toString: 1 },
];

/** Invalid values for the short test run, one of each kind. `src/store/settings/*.test.ts` tests more values. */
const OFTEN: readonly unknown[] = [null, 'settings', { version: 1e9 }, { algorithm: '__proto__' }];

for (const [name, tag, all] of [
  ['4 kinds of garbage', '', OFTEN],
  ['20 kinds of garbage', ' @long', GARBAGE],
] as const)
  test(`the reader opens despite invalid values in the settings store: ${name}${tag}`, async ({
    extension,
    page,
    site,
    article,
  }) => {
    test.setTimeout(120_000);
    for (const garbage of all) {
      await (await extension.worker()).evaluate(
        (settings) => Promise.all([chrome.storage.sync.set({ settings }), chrome.storage.session.set({ settings })]),
        garbage,
      );
      await page.goto(addressOf(site, 'basics--article/index.html'));
      await extension.click(page);
      await expect(article, JSON.stringify(garbage)).toContainText('the first sound is the chain of the ferry');
    }
  });
