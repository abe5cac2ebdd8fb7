import { expect, test } from '../support/chromium.ts';
import { trialIn } from '../support/keep-algorithm.ts';
import { forgetSettings } from '../support/stored-settings.ts';

test('an algorithm from the menu or popup applies only to this page, unless the user keeps it', async ({
  extension,
  page,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  const menu = reader.getByRole('button', { name: /^Algorithm:/ });
  const trial = trialIn(reader);
  await menu.click();
  await reader.getByRole('radio', { name: 'Readability' }).click();
  await menu.click();
  await expect(trial).toContainText('Use Readability:');
  await extension.click(page);
  const popup = await extension.popup();
  await popup.getByRole('radio', { name: 'All visible text' }).click();
  await expect(reader.getByRole('button', { name: 'Algorithm: All visible text' })).toBeVisible();
  const stored = async () => (await extension.worker()).evaluate(() => chrome.storage.sync.get());
  expect(await stored()).not.toHaveProperty('settings.algorithm');
  await popup.getByRole('button', { name: 'Always use All visible text' }).click();
  await expect.poll(stored).toEqual({ settings: { version: 1, algorithm: 'html-text' } });
  await expect(trial).toHaveCount(0);
  await popup.close();
  await forgetSettings({ extension });
});
