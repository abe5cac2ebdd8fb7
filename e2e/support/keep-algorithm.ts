import type { Locator } from '@playwright/test';

/**
 * Returns the row of the algorithm menu in which the user can choose to use this page's algorithm on other pages, too.
 */
export const trialIn = (reader: Locator) => reader.getByRole('group', { name: /^Use .*:$/ });

/** Uses the algorithm that was chosen for this page for the whole site or for all sites. */
export async function keepAlgorithm(reader: Locator, scope: 'on this site' | 'on all sites'): Promise<void> {
  await reader.getByRole('button', { name: /^Algorithm:/ }).click();
  await trialIn(reader).getByRole('button', { name: scope }).click();
}
