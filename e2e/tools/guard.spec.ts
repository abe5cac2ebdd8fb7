/** Notices in the article that text is missing: text in the page's main column that only other algorithms keep. */
import type { Locator, Page } from '@playwright/test';
import { type Extension, expect, test } from '../support/chromium.ts';
import { readClipboard } from '../support/clipboard.ts';
import { forgetSettings } from '../support/stored-settings.ts';

const PAGE = 'recipes--card/index.html';
/** Text in a list on the page, which the chosen algorithm drops. */
const LEFT_OUT = '10 minutes';

/** Chooses eatiht, an algorithm that drops lists and short lines. */
async function chooseStrict(extension: Extension): Promise<void> {
  await (await extension.worker()).evaluate(() => chrome.storage.sync.set({ settings: { algorithm: 'eatiht' } }));
}

/**
 * Returns the first notice of missing text. The notice appears once all algorithms have run, one after the other, while
 * the page is idle.
 */
const lineOf = (reader: Locator) => reader.getByRole('group', { name: 'Not shown' }).first();
const COMES = { timeout: 20_000 };

test.afterEach(async ({ extension }) => {
  await forgetSettings({ extension });
});

async function showByKeys(page: Page, line: Locator): Promise<void> {
  await line.getByRole('button', { name: 'Show' }).focus();
  await page.keyboard.press('Enter');
}

test('a notice in the article reports missing text; the user can show, hide and add it, but the page cannot', async ({
  extension,
  page,
  reader,
  article,
  read,
}) => {
  await chooseStrict(extension);
  await read(PAGE);
  const line = lineOf(reader);
  await expect(line).toContainText(/left out here|not shown/, COMES);
  await expect(article).not.toContainText(LEFT_OUT);
  const pressed = await page.evaluate(() => {
    const button = document.querySelector('[data-lectern]')?.shadowRoot?.querySelector('[data-gap-does]');
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    return button?.getAttribute('aria-expanded');
  });
  expect(pressed).toBe('false');
  await expect(line).not.toContainText(LEFT_OUT);
  await showByKeys(page, line);
  await expect(line).toContainText(LEFT_OUT);
  await expect(line.getByRole('button', { name: 'Hide' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).not.toContainText(LEFT_OUT);
  await page.keyboard.press('Enter');
  await line.getByRole('button', { name: 'Add' }).click();
  await expect(article.locator('.body > :not([data-ours])', { hasText: LEFT_OUT }).first()).toBeVisible();
  await expect(article.locator('[data-ours]', { hasText: LEFT_OUT })).toHaveCount(0);
  await page.keyboard.press('e');
  await reader.getByRole('button', { name: 'Undo' }).click();
  await expect(article.locator('.body > :not([data-ours])', { hasText: LEFT_OUT })).toHaveCount(0);
});

test('missing text that the user only shows, but does not add, is neither copied nor counted', async ({
  extension,
  site,
  page,
  reader,
  read,
}) => {
  await chooseStrict(extension);
  await read(PAGE);
  const line = lineOf(reader);
  await expect(line).toBeVisible(COMES);
  const words = await reader.locator('.kicker').textContent();
  await showByKeys(page, line);
  await expect(line).toContainText(LEFT_OUT);
  expect(await reader.locator('.kicker').textContent()).toBe(words);
  await page.keyboard.press('c');
  await expect(reader.getByText(/^Copied/).first()).toBeVisible();
  const copied = await readClipboard(extension.context, site.url);
  expect(Object.values(copied).join()).not.toContain(LEFT_OUT);
  await page.bringToFront();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const selected = Object.values(await readClipboard(extension.context, site.url)).join();
  expect(selected).toContain('Warm the milk');
  expect(selected).not.toContain(LEFT_OUT);
  expect(selected).not.toContain('Hide');
});

test('the reader warns about a paragraph that the same algorithm dropped when it read the page earlier', {
  tag: '@long',
}, async ({ extension, page, reader, article, read }) => {
  const worker = await extension.worker();
  await worker.evaluate(() => chrome.storage.sync.set({ settings: { algorithm: 'readability' } }));
  await read('basics--article/index.html');
  const paragraph = page.locator('article p').nth(2);
  const words = await paragraph.innerText();
  await expect(article).toContainText(words);
  const judgement = reader.getByText('may not belong');
  await reader.getByRole('button', { name: /^Algorithm/ }).click();
  await expect(reader.getByRole('region', { name: 'Algorithm' })).toBeVisible();
  // waits until all algorithms have run, because the warning appears only then; it must not appear yet
  await page.waitForTimeout(4000);
  await expect(judgement).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await paragraph.evaluate((element) => element.classList.add('sidebar'));
  await extension.click(page);
  await expect(article).toBeVisible();
  await expect(article.locator('.body > :not([data-ours])', { hasText: words })).toHaveCount(0);
  await expect(lineOf(reader)).toBeVisible(COMES);
  await page.keyboard.press('Escape');
  await paragraph.evaluate((element) => element.classList.remove('sidebar'));
  await extension.click(page);
  await reader.getByRole('button', { name: /^Algorithm/ }).click();
  await expect(judgement).toBeVisible(COMES);
});
