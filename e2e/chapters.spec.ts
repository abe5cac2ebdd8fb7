/** Books, serials and manuals: links to the previous and next chapter. */
import { SITE } from './support/always-read.ts';
import { allowedSites, allowInList, takeFromList } from './support/browser-list.ts';
import { addressOf, expect, test } from './support/chromium.ts';

test('the reader links to the next chapter, and the left arrow key opens the previous one', async ({
  extension,
  page,
  site,
  article,
  reader,
}) => {
  await page.goto(addressOf(site, 'chapters--book/two.html'));
  await extension.click(page);
  await expect(article).toContainText('Chapter 2 begins');
  await expect(reader.getByRole('link', { name: 'Next chapter' })).toHaveAttribute('href', /three\.html$/);
  await page.keyboard.press('e');
  await expect(reader.getByRole('button', { name: 'Done' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(reader.getByRole('button', { name: 'Done' })).toHaveCount(0);
  await expect(page).toHaveURL(/two\.html/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/one\.html/);
});

test('if links open in the reader, the link to the next chapter does so in the same tab', async ({
  extension,
  page,
  site,
  article,
  reader,
}) => {
  const worker = await extension.worker();
  await worker.evaluate(() => chrome.storage.sync.set({ settings: { version: 1, followLinks: true } }));
  await allowInList(extension, SITE);
  await page.goto(addressOf(site, 'chapters--book/one.html'));
  await page.bringToFront();
  await extension.click(page);
  await expect(article).toContainText('Chapter 1 begins');
  await reader.getByRole('link', { name: 'Next chapter' }).click();
  await expect(article).toContainText('Chapter 2 begins');
  await expect(page).toHaveURL(/two\.html/);
  // as for "Read this link" in the menu, the extension has permission for the site until the reader closes
  await expect.poll(() => allowedSites(extension)).toEqual([SITE]);
  await expect(reader.getByRole('link', { name: 'Next chapter' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(article).toContainText('Chapter 3 begins');
  await expect.poll(() => allowedSites(extension)).toEqual([SITE]);
  await page.keyboard.press('Escape');
  await expect.poll(() => allowedSites(extension)).toEqual([]);
  await takeFromList(extension, SITE);
  await worker.evaluate(() => chrome.storage.sync.clear());
});
