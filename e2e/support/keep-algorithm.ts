import type { Locator } from '@playwright/test';

/** The line in the menu of algorithms that uses the one that was chosen for this page on others. */
export const trialIn = (reader: Locator) => reader.getByRole('group', { name: /^Use .*:$/ });

/** Uses the shown algorithm, which was chosen for this page, on the other pages of its site, or on all. */
export async function keepAlgorithm(reader: Locator, scope: 'on this site' | 'everywhere'): Promise<void> {
  await reader.getByRole('button', { name: /^Algorithm:/ }).click();
  await trialIn(reader).getByRole('button', { name: scope }).click();
}
