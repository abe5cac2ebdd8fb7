/** Helpers for tests that compare or check an article. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './chromium.ts';

export const stripOf = (reader: Locator) => reader.getByRole('region', { name: 'Compare algorithms' });
export const cardOf = (reader: Locator) => reader.getByRole('dialog', { name: 'Why is this here?' });
export const boxOf = (reader: Locator, text: string) =>
  reader.locator('.live-block').and(reader.getByLabel(text)).first();

export async function check(page: Page, reader: Locator, partner?: string): Promise<Locator> {
  const strip = stripOf(reader);
  await page.keyboard.press('x');
  await expect(strip).toBeVisible();
  if (partner) await choosePartner(page, strip, partner);
  return strip;
}

/** Chooses an algorithm to compare with. Uses the keyboard, because the reader ignores changes made by scripts. */
export async function choosePartner(page: Page, strip: Locator, label: string): Promise<void> {
  const partner = strip.getByRole('combobox', { name: 'Compare with' });
  // waits for the option, because the list changes once the reader has switched to another algorithm
  await expect(partner.getByRole('option', { name: label, exact: true })).toBeAttached();
  await partner.focus();
  await page.keyboard.type(label.slice(0, 7));
  await expect(partner.locator('option:checked')).toHaveText(label);
  await partner.blur();
}

export async function checkOnPage(page: Page, reader: Locator): Promise<Locator> {
  const strip = await check(page, reader);
  await strip.getByRole('button', { name: 'On the page' }).click();
  return strip;
}
