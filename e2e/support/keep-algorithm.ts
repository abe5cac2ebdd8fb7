import type { Locator } from '@playwright/test';

/** Returns the row of buttons in the algorithm menu that apply this page's algorithm to other pages, too. */
export const trialIn = (reader: Locator) => reader.getByRole('group', { name: /^Use .*:$/ });

/** Applies the algorithm that was chosen for this page to the whole site or to all sites. */
export async function keepAlgorithm(reader: Locator, scope: 'on this site' | 'on all sites'): Promise<void> {
  await reader.getByRole('button', { name: /^Algorithm:/ }).click();
  await trialIn(reader).getByRole('button', { name: scope }).click();
}
