import { expect, test } from '../support/chromium.ts';
import { forgetSettings } from '../support/stored-settings.ts';

test.afterEach(forgetSettings);

test('code listings: code in a known language has syntax colours in every theme', async ({
  page,
  read,
  reader,
  article,
}) => {
  await read('code--line-numbers/index.html');
  const keyword = article.locator('pre .hljs-keyword').first();
  await expect(keyword).toHaveText('def');
  const colours = new Set<string>();
  await page.keyboard.press('a');
  for (const theme of ['Light', 'Sepia', 'Dark']) {
    await reader.getByRole('radio', { name: theme }).click();
    await expect(reader.getByRole('radio', { name: theme })).toBeChecked();
    colours.add(await keyword.evaluate((span) => getComputedStyle(span).color));
  }
  expect(colours.size).toBe(3);
});
