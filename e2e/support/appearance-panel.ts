import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the appearance panel, with all of its collapsed sections. */
export async function openAppearance(page: Page, reader: Locator): Promise<void> {
  await page.keyboard.press('a');
  for (const name of ['More themes', 'More fonts', 'More settings']) {
    const button = reader.locator('.look').getByRole('button', { name });
    await expect(button).toBeVisible();
    // a section is already open if the current choice is in it
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }
}
