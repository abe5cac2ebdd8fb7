import { expect, test } from '../support/chromium.ts';

test('a paragraph is removed by keys, comes back by Undo, and Esc ends correcting', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  const paragraph = article.locator('p[data-node]').nth(1);
  const place = await paragraph.getAttribute('data-node');
  const same = article.locator(`[data-node="${place}"]`);
  await page.keyboard.press('e');
  const strip = reader.getByRole('region', { name: 'Correct the article' });
  await expect(strip).toBeVisible();
  await paragraph.focus();
  await page.keyboard.press('Delete');
  await expect(same).toHaveCount(0);
  await strip.getByRole('button', { name: 'Undo' }).click();
  await expect(same).toHaveCount(1);
  await strip.getByRole('button', { name: 'Redo' }).click();
  await expect(same).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
  await expect(same).toHaveCount(0);
});
