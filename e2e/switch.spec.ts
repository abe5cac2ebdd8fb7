import type { Locator } from '@playwright/test';
import { algorithmInfos, DEFAULT_ALGORITHM } from '../src/algorithms/index.ts';
import { menuOrder, offeredAlgorithms } from '../src/shared/algorithm-groups.ts';
import { addressOf, expect, test } from './support/chromium.ts';
import { keepAlgorithm, trialIn } from './support/keep-algorithm.ts';
import { forgetSettings, store } from './support/stored-settings.ts';
import { wheel } from './support/wheel.ts';

const ORDER = menuOrder(offeredAlgorithms(algorithmInfos, { researchAlgorithms: false, inUse: [] }));

/** Returns the number key that chooses an algorithm. Throws if the algorithm has none. */
function keyOf(id: string): string {
  const place = ORDER.findIndex((info) => info.id === id);
  if (place < 0 || place > 8) throw new Error(`${id} has no number key`);
  return String(place + 1);
}

/** Returns the beginning of the paragraph at the top of the viewport, and its distance from the top (CSS pixels). */
function topBlock(reader: Locator) {
  return reader.evaluate((dialog) => {
    const scroller = [dialog, ...dialog.querySelectorAll('*')].find((element) => element.scrollTop > 0) ?? dialog;
    const top = scroller.getBoundingClientRect().top;
    const blocks = [...dialog.querySelectorAll('[data-node]')];
    const block = blocks.find((element) => element.getBoundingClientRect().bottom > top + 60);
    return { text: block?.textContent?.slice(0, 60), offset: Math.round(block?.getBoundingClientRect().top ?? -1) };
  });
}

test('number keys try an algorithm on this page, and “on all sites” stores the algorithm', async ({
  extension,
  page,
  article,
  reader,
  read,
  visit,
}) => {
  await read('basics--article/index.html');
  expect(ORDER).toHaveLength(8);
  for (const { id, label } of [...ORDER.slice(1), ...ORDER.slice(0, 1)]) {
    await page.keyboard.press(keyOf(id));
    await expect(reader.getByRole('button', { name: `Algorithm: ${label}`, exact: true })).toBeVisible();
    await expect(article).toContainText('two hours away, as if it stood in the next street');
  }
  await page.keyboard.press('9');
  await expect(reader.getByRole('button', { name: `Algorithm: ${ORDER[0]?.label}`, exact: true })).toBeVisible();
  await expect(reader).toHaveCount(1);

  // an algorithm that is only tried is not stored, and does not affect the next page
  const menu = reader.getByRole('button', { name: /^Algorithm:/ });
  await page.keyboard.press(keyOf('html-text'));
  await expect(article).toContainText('Copyright by nobody');
  await menu.click();
  await expect(trialIn(reader)).toContainText('Use All visible text:');
  const stored = async () => (await extension.worker()).evaluate(() => chrome.storage.sync.get());
  expect(await stored()).not.toHaveProperty('settings.algorithm');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await visit('basics--article/index.html');
  await expect(article).toBeVisible();
  await expect(article).not.toContainText('Copyright by nobody');
  await menu.click();
  await expect(trialIn(reader)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.keyboard.press(keyOf('html-text'));
  await expect(article).toContainText('Copyright by nobody');
  await keepAlgorithm(reader, 'on all sites');
  await expect.poll(stored).toEqual({ settings: { version: 1, algorithm: 'html-text' } });
  await page.keyboard.press('Escape');
  await visit('basics--article/index.html');
  await expect(article).toContainText('Copyright by nobody');
  await page.keyboard.press(keyOf(DEFAULT_ALGORITHM));
  await expect(article).not.toContainText('Copyright by nobody');
  await keepAlgorithm(reader, 'on all sites');
  await expect.poll(stored).toEqual({ settings: { version: 1 } });
});

test('the menu and a message say how many words an algorithm adds and removes', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('layout--gap/index.html');
  await expect(article).toBeVisible();
  const status = reader.getByRole('status');
  const menu = reader.getByRole('button', { name: /^Algorithm:/ });
  await menu.click();
  // waits until the menu's script has loaded and the other algorithms have run
  await expect(reader.locator('.change').first()).toBeVisible();
  const row = reader.getByRole('radio', { name: 'All visible text', exact: true });
  await expect(row).toHaveAccessibleDescription(/^\+\d+ words, −0/);
  await row.click();
  await expect(status).toHaveText(/^All visible text: \+\d+ words, −0 · press X to see$/);
  await expect(status.locator('.whisper')).toHaveCount(0);
  await page.keyboard.press(keyOf('readability'));
  await expect(status).toHaveText(/^Readability: \+0 words, −\d+ · press X to see$/);
  await page.keyboard.press(keyOf(DEFAULT_ALGORITHM));
  await expect(status).toHaveText('Lectern: same text');
  await page.keyboard.press('?');
  await expect(reader.locator('.keys dt', { hasText: '1 –' })).toHaveText('1 – 8');
});

test('if the option “Research algorithms” is on, menu, popup and number keys offer them, too', async ({
  extension,
  page,
  article,
  reader,
  read,
}) => {
  const menu = reader.getByRole('button', { name: /^Algorithm:/ });
  const radios = reader.getByRole('radio');
  const radio = reader.getByRole('radio', { name: 'eatiht v2', exact: true });
  const more = reader.getByRole('button', { name: /^More algorithms/ });
  await read('basics--article/index.html');
  await menu.click();
  await expect(radios).toHaveCount(8);
  await expect(more).toHaveCount(0);
  await store(extension, { researchAlgorithms: true });
  await more.click();
  await expect(radios).toHaveCount(algorithmInfos.length);
  await radio.click();
  await expect(menu).toHaveAccessibleName('Algorithm: eatiht v2');
  await expect(article).toContainText('two hours away, as if it stood in the next street');
  await page.keyboard.press('9');
  await expect(menu).toHaveAccessibleName('Algorithm: Newspaper 3k');
  await store(extension, { algorithm: 'eatiht-etv2' });
  await menu.click();
  await expect(radios).toHaveCount(10);
  await radio.click();
  await expect(menu).toHaveAccessibleName('Algorithm: eatiht v2');
  await extension.click(page);
  const popup = await extension.popup();
  await expect(popup.getByRole('radio')).toHaveCount(9);
  await expect(popup.getByRole('radio', { name: 'eatiht v2', exact: true })).toBeChecked();
  await popup.getByRole('radio', { name: 'Readability', exact: true }).click();
  await expect(menu).toHaveAccessibleName('Algorithm: Readability');
  await expect(popup.getByRole('radio')).toHaveCount(9);
  await popup.close();
  await forgetSettings({ extension });
});

test('switching algorithms keeps the sentence at the top of the viewport in place', async ({
  page,
  reader,
  article,
  read,
}) => {
  await read('long.html');
  // tries again, because the reader draws a long article piece by piece, so this paragraph may not exist yet
  await expect(() => article.getByText('Paragraph number 400.').scrollIntoViewIfNeeded({ timeout: 5000 })).toPass();
  await wheel(page, reader, 333);
  const before = await topBlock(reader);
  /** Returns by how many CSS pixels the sentence has moved, or Infinity if another one is at the top. */
  const moved = async () => {
    const { text, offset } = await topBlock(reader);
    return text === before.text ? Math.abs(offset - before.offset) : Number.POSITIVE_INFINITY;
  };
  for (const id of ['boilerpipe-article', 'html-text', 'readability']) {
    await page.keyboard.press(keyOf(id));
    const label = ORDER.find((info) => info.id === id)?.label;
    await expect(reader.getByRole('button', { name: `Algorithm: ${label}`, exact: true })).toBeVisible();
    await expect.poll(moved).toBeLessThanOrEqual(2);
  }
});

test('appearance changes apply at once, are stored, and apply to the open reader of another tab', async ({
  extension,
  page,
  site,
  article,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  const other = await extension.context.newPage();
  await other.goto(addressOf(site, 'basics--article/index.html'));
  await extension.click(other);
  const otherArticle = other.locator('[data-lectern] article');
  await expect(otherArticle).toBeVisible();
  const fontSize = (locator: Locator) =>
    locator
      .locator('p')
      .last()
      .evaluate((element) => getComputedStyle(element).fontSize);
  const before = await fontSize(article);
  await page.bringToFront();
  await page.keyboard.press('a');
  await reader
    .getByRole('button', { name: /larger|increase/i })
    .first()
    .click();
  await expect.poll(() => fontSize(article)).not.toBe(before);
  await expect.poll(() => fontSize(otherArticle)).toBe(await fontSize(article));
  await reader.getByRole('radio', { name: 'Sepia' }).click();
  await expect
    .poll(async () => (await extension.worker()).evaluate(() => chrome.storage.sync.get()))
    .toMatchObject({ settings: { theme: 'sepia', fontSize: 20 } });
  await other.close();
  await forgetSettings({ extension });
});
