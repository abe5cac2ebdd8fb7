/** Pages that change while the reader is open. */
import type { Locator } from '@playwright/test';
import { addressOf, expect, test } from '../support/chromium.ts';
import { wheel } from '../support/wheel.ts';

/** Returns the distance of a paragraph of the article from the top of the viewport (CSS pixels). */
const topOf = (article: Locator, text: string) =>
  article
    .locator('p', { hasText: text })
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('several articles: the reader shows the one in view', async ({ extension, page, site, article }) => {
  await page.goto(addressOf(site, 'live--infinite-scroll/index.html'));
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.locator('main article').count()).toBe(2);
  await page.evaluate(() => document.querySelectorAll('h1')[1]?.scrollIntoView());
  await expect.poll(() => page.url()).toContain('second.html');
  await extension.click(page);
  await expect(article).toContainText('The second one begins');
  await expect(article).not.toContainText('The first of them');
  await expect(article).not.toContainText('Ida Lindqvist');
  await page.keyboard.press('Escape');
  await expect(article).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.url()).toContain('index.html');
  await extension.click(page);
  await expect(article).toContainText('The first of them begins');
  await expect(article).not.toContainText('The second one');
});

test('change of route: the reader offers the new article, without metadata of the old one', async ({
  page,
  read,
  article,
  reader,
}) => {
  await read('live--stale-head/index.html');
  await expect(article).toContainText('Ida Lindqvist');
  await page.evaluate(() => (window as unknown as { go(): void }).go());
  await expect(reader).toContainText('New article: Second story');
  await expect(article).toContainText('Alpha alpha.');
  await expect(article).not.toContainText('Omega omega.');
  await reader.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(article).toContainText('Omega omega.');
  await expect(article.locator('h1')).toHaveText('Second story');
  for (const old of ['First story', 'Ida Lindqvist', 'March 14', 'Alpha alpha.']) {
    await expect(article).not.toContainText(old);
  }
});

test('change of route: a reader that opens after the change shows only the new article', async ({
  extension,
  page,
  read,
  article,
}) => {
  await read('live--stale-head/index.html');
  await page.keyboard.press('Escape');
  await page.evaluate(() => (window as unknown as { go(): void }).go());
  await expect(page.locator('main')).toContainText('Omega omega.');
  await extension.click(page);
  await expect(article.locator('h1')).toHaveText('Second story');
  await expect(article).not.toContainText('Ida Lindqvist');
});

test('change of route: the metadata stays if the page changes only its address, not its article', async ({
  page,
  read,
  article,
  reader,
}) => {
  await read('live--stale-head/index.html');
  await page.evaluate(() => {
    history.replaceState({}, '', './tidy');
    const last = document.querySelector('main article p:last-of-type');
    last?.append(' A word more was written while the address was made shorter.');
  });
  await expect(article).toContainText('A word more was written');
  await expect(article).toContainText('Ida Lindqvist');
  await expect(reader).not.toContainText('New article');
});

test('when the page grows, the line being read and the focus stay in place', async ({
  page,
  read,
  article,
  reader,
}) => {
  await read('live--grows/index.html');
  await page.setViewportSize({ width: 700, height: 500 });
  await wheel(page, reader, 900);
  expect(await reader.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(600);
  const line = 'On Sundays the ferry carries more bicycles than people';
  const before = await topOf(article, line);
  await page.evaluate(() => (window as unknown as { growAbove(): void }).growAbove());
  await expect(article).toContainText('Above: ');
  expect(Math.abs((await topOf(article, line)) - before)).toBeLessThanOrEqual(2);
  await page.evaluate(() => (window as unknown as { grow(): void }).grow());
  await expect(article).toContainText('Grown: ');
  expect(Math.abs((await topOf(article, line)) - before)).toBeLessThanOrEqual(2);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-lectern'))).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('a selection in the reader survives changes of the page', async ({ page, read, article }) => {
  await read('live--grows/index.html');
  await article.locator('p', { hasText: 'On Sundays' }).first().click({ clickCount: 3 });
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.length).toBeGreaterThan(20);
  await page.evaluate(() => (window as unknown as { growAbove(): void }).growAbove());
  await page.waitForTimeout(2500);
  expect(await page.evaluate(() => String(getSelection()))).toBe(selected);
});

test("the reader offers “Load more”, which presses the page's own button", async ({ read, article, reader }) => {
  await read('live--grows/index.html');
  await reader.getByRole('button', { name: 'Load more' }).click();
  await expect(article).toContainText('Grown: ');
});
