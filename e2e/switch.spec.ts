import type { Locator } from '@playwright/test';
import { addressOf, expect, test } from './support/chromium.ts';

/** The text block at the top of the view and how far below the top it stands. */
function topBlock(reader: Locator) {
  return reader.evaluate((dialog) => {
    const scroller = [dialog, ...dialog.querySelectorAll('*')].find((element) => element.scrollTop > 0) ?? dialog;
    const top = scroller.getBoundingClientRect().top;
    const blocks = [...dialog.querySelectorAll('[data-node]')];
    const block = blocks.find((element) => element.getBoundingClientRect().bottom > top + 60);
    return { text: block?.textContent?.slice(0, 60), offset: Math.round(block?.getBoundingClientRect().top ?? -1) };
  });
}

test('every algorithm reads the page from the keyboard', async ({ page, article, reader, read }) => {
  await read('article.html');
  for (const key of ['2', '3', '4', '5', '1']) {
    await page.keyboard.press(key);
    await expect(article).toContainText('two hours away, as if it stood in the next street');
  }
  await expect(reader).toHaveCount(1);
});

test('switching keeps the sentence at the top of the view in place', async ({ page, reader, article, read }) => {
  await read('long.html');
  await article.getByText('Paragraph number 400.').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 333);
  await page.waitForTimeout(300);
  const before = await topBlock(reader);
  for (const key of ['2', '5', '4', '1']) {
    await page.keyboard.press(key);
    await expect.poll(async () => (await topBlock(reader)).text).toBe(before.text);
    expect(Math.abs((await topBlock(reader)).offset - before.offset)).toBeLessThanOrEqual(2);
  }
});

test('the choice is remembered', async ({ extension, page, site, article, read }) => {
  await read('article.html');
  await page.keyboard.press('5');
  await expect(article).toContainText('Copyright by nobody');
  await expect
    .poll(async () => (await extension.worker()).evaluate(() => chrome.storage.sync.get()))
    .toEqual({ settings: { version: 1, algorithm: 'html-text' } });
  await page.keyboard.press('Escape');
  await page.goto(addressOf(site, 'article.html'));
  await extension.click(page);
  await expect(article).toContainText('Copyright by nobody');
  await page.keyboard.press('1');
  await expect(article).not.toContainText('Copyright by nobody');
  await expect
    .poll(async () => (await extension.worker()).evaluate(() => chrome.storage.sync.get()))
    .toEqual({ settings: { version: 1 } });
});

test('appearance changes apply at once, are stored, and reach other readers', async ({
  extension,
  page,
  site,
  article,
  reader,
  read,
}) => {
  await read('article.html');
  const other = await extension.context.newPage();
  await other.goto(addressOf(site, 'article.html'));
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
  await reader.getByRole('radio', { name: 'Sepia' }).check();
  await expect
    .poll(async () => (await extension.worker()).evaluate(() => chrome.storage.sync.get()))
    .toMatchObject({ settings: { theme: 'sepia', fontSize: 20 } });
  await other.close();
  await (await extension.worker()).evaluate(() => chrome.storage.sync.clear());
});
