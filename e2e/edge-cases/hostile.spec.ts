/** Pages that are too much, or that fight. */
import { addressOf, expect, test } from '../support/chromium.ts';

test('huge and broken pages: with 500,000 nodes the reader shows at once, and the article when it is read', {
  tag: '@long',
}, async ({ article, page, reader, visit }) => {
  test.setTimeout(150_000);
  await visit('big.html');
  expect(await page.evaluate(() => document.getElementsByTagName('*').length)).toBeGreaterThan(250_000);
  await expect(reader).toBeVisible({ timeout: 60_000 });
  await expect(article).toContainText('Paragraph 29.', { timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('huge and broken pages: Esc stops the reading of 500,000 nodes', { tag: '@long' }, async ({
  page,
  reader,
  article,
  visit,
}) => {
  test.setTimeout(150_000);
  await visit('big.html');
  // said for part of a second: an expectation, which looks once a second, may miss it
  await page.waitForFunction(
    () => document.querySelector('[data-lectern]')?.shadowRoot?.textContent?.includes('Reading the page…'),
    null,
    { polling: 20, timeout: 60_000 },
  );
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  // longer than its parts take to answer: what was begun comes to nothing
  await page.waitForTimeout(3000);
  await expect(article).toHaveCount(0);
});

test('hostile pages: one that fights reads like any other, and keeps its draft', async ({
  extension,
  page,
  site,
  article,
  reader,
}) => {
  await page.goto(addressOf(site, 'hostile--takes-over/index.html'));
  await page.locator('#draft').fill('not to be lost');
  await extension.click(page);
  await expect(article.locator('.body p')).toHaveCount(6);
  await expect(reader).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('a');
  await expect(page.locator('#draft')).toHaveValue('not to be lost');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await expect(page.locator('#draft')).toHaveValue('not to be lost');
  expect(page.url()).toContain('hostile--takes-over');
});
