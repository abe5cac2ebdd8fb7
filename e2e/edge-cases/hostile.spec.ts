/** Pages that are huge, broken or hostile. */
import { addressOf, expect, test } from '../support/chromium.ts';

test('huge and broken pages: the reader opens on 500,000 nodes before it has read them', {
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

test('huge and broken pages: Esc closes the reader while it reads 500,000 nodes', { tag: '@long' }, async ({
  page,
  reader,
  article,
  visit,
}) => {
  test.setTimeout(150_000);
  await visit('big.html');
  // polls the page itself: `expect` checks only once a second, and the message is shown for less than a second
  await page.waitForFunction(
    () => document.querySelector('[data-lectern]')?.shadowRoot?.textContent?.includes('Reading the page…'),
    null,
    { polling: 20, timeout: 60_000 },
  );
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  // waits longer than any step of reading takes: a step that is running when Esc is pressed must not open the reader
  // when the step ends
  await page.waitForTimeout(3000);
  await expect(article).toHaveCount(0);
});

test('hostile pages: the reader opens and closes on a page that grabs focus and Esc; forms keep their text', async ({
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
