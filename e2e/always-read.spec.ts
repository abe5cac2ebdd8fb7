/** Sites that open by themselves: switched on with their permission, on articles only, and never against the user. */
import type { Page } from '@playwright/test';
import { allowedSites, allowInList, registeredFor, takeFromList } from './support/browser-list.ts';
import { addressOf, type Extension, expect, test } from './support/chromium.ts';

const SITE = 'http://127.0.0.1/*';
const ARTICLE = 'basics--article/index.html';

test.afterEach(async ({ extension }) => {
  await takeFromList(extension, SITE);
  await expect.poll(() => registeredFor(extension)).toEqual([]);
});

/** Presses the switch of the popup, over an open reader. */
async function pressSwitch(extension: Extension, page: Page): Promise<Page> {
  await extension.click(page);
  const popup = await extension.popup();
  await popup.getByRole('switch', { name: 'Always read this site' }).click();
  return popup;
}

async function switchOn(extension: Extension, page: Page): Promise<void> {
  await allowInList(extension, SITE);
  const popup = await pressSwitch(extension, page);
  await expect(popup.getByRole('switch')).toBeChecked();
  await popup.close();
}

test('switched on, articles open by themselves; switched off, nothing is left', async ({
  extension,
  page,
  site,
  read,
  article,
  reader,
}) => {
  await read(ARTICLE);
  expect(await allowedSites(extension)).toEqual([]);
  await allowInList(extension, SITE);
  const popup = await pressSwitch(extension, page);
  await expect(popup.getByRole('switch')).toBeChecked();
  await expect(popup.getByRole('status')).toHaveText('Articles of 127.0.0.1 open by themselves now.');
  expect(await registeredFor(extension)).toEqual([SITE]);
  await popup.close();

  await page.goto(addressOf(site, ARTICLE));
  await expect(article).toContainText('harbour wakes before the town');

  const again = await pressSwitch(extension, page);
  await expect(again.getByRole('switch')).not.toBeChecked();
  await expect(again.getByRole('status')).toHaveText('Switched off, and the permission for 127.0.0.1 is given back.');
  expect(await registeredFor(extension)).toEqual([]);
  expect(await allowedSites(extension)).toEqual([]);
  await again.close();
  const other = await extension.context.newPage();
  await other.goto(addressOf(site, ARTICLE));
  await other.waitForTimeout(3000);
  await expect(other.locator('[data-lectern]')).toHaveCount(0);
  await other.close();
});
