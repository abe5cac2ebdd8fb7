import type { Locator, Page } from '@playwright/test';

export async function openAppearance(page: Page, reader: Locator): Promise<void> {
  await page.keyboard.press('a');
  for (const name of ['More themes', 'More fonts', 'More settings'])
    await reader.locator('.look').getByRole('button', { name, expanded: false }).click();
}
