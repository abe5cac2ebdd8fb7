/** Notes at the end of a page, notes in its margin, and hidden notes. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/chromium.ts';
import { readClipboard } from '../support/clipboard.ts';

const reference = (article: Locator, label: string) =>
  article.locator('a[data-footnote-ref]', { hasText: label }).first();
const notes = (article: Locator) => article.locator('[data-footnotes] > ol > li');

test("footnotes: a newsletter's notes open in a popover on hover and focus, and Esc closes it", async ({
  read,
  article,
  reader,
  page,
}) => {
  await read('footnotes--newsletter/index.html');
  await expect(notes(article)).toHaveCount(2);
  await expect(notes(article).first().locator('p')).toHaveText([
    'Three times, if one counts the school outing.',
    /^I do not count it\./,
  ]);
  const popover = reader.getByRole('tooltip');
  await reference(article, '1').hover();
  await expect(popover).toContainText('I do not count it.');
  await page.mouse.move(5, 5);
  await expect(popover).toHaveCount(0);
  await page.keyboard.press('Tab');
  await reference(article, '2').focus();
  await expect(popover).toHaveText('The seventh was away.');
  await page.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);
  await expect(reader).toBeVisible();
});

test('footnotes: hidden notes are listed in the article, and references to books stay links', async ({
  read,
  article,
}) => {
  await read('footnotes--hidden-aside/index.html');
  await expect(notes(article)).toHaveText([/^\* Or so the men said/]);
  await expect(article.getByRole('link', { name: 'Oak, 1911' })).not.toHaveAttribute('data-footnote-ref');
  await article.getByRole('link', { name: 'Oak, 1911' }).click();
  await expect(article.locator('#lectern-bib-oak')).toBeFocused();
});

test('footnotes: the reader and copied Markdown keep footnotes that the algorithm drops', async ({
  extension,
  site,
  page,
  read,
  article,
  reader,
}) => {
  await read('footnotes--ghost/index.html');
  await page.keyboard.press('2');
  await expect(notes(article)).toHaveCount(2);
  await page.keyboard.press('m');
  await expect(reader.getByRole('status')).toContainText('Copied');
  const { 'text/plain': markdown } = await readClipboard(extension.context, site.url);
  expect(markdown).toContain('flood[^139], the last');
  expect(markdown).toContain('[^140]: The word is _heron_.');
  await page.keyboard.press('1');
});
