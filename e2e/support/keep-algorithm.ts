import type { Locator } from '@playwright/test';

/** The row in the algorithm menu that keeps this page's algorithm for other pages. */
export const trialIn = (reader: Locator) => reader.getByRole('group', { name: /^Use .*:$/ });

/** Keeps the algorithm chosen for this page, for its site or for all pages. */
export async function keepAlgorithm(reader: Locator, scope: 'on this site' | 'everywhere'): Promise<void> {
  await reader.getByRole('button', { name: /^Algorithm:/ }).click();
  await trialIn(reader).getByRole('button', { name: scope }).click();
}
