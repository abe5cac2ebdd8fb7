/** Books, serials and manuals: the chapters beside the one that is read. */
import { addressOf, expect, test } from './support/chromium.ts';

test('the chapters beside this one are links at its end, and Left and Right follow them', async ({
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
