import { expect, type Locator, type Page } from '@playwright/test';

export const stripOf = (reader: Locator) => reader.getByRole('region', { name: 'Remove or fix parts' });
export const toolsOf = (reader: Locator) => reader.getByRole('toolbar');

export async function goToParagraph(page: Page, article: Locator): Promise<void> {
  while (!(await article.locator('p[data-node]:focus').count())) await page.keyboard.press('ArrowDown');
}

/** Starts correcting the article. Returns the strip (row of controls) for corrections. */
export async function begin(page: Page, reader: Locator): Promise<Locator> {
  await page.keyboard.press('e');
  await expect(stripOf(reader)).toBeVisible();
  return stripOf(reader);
}
