import { expect, test } from './support/chromium.ts';

/** Keys for the short test run: one for each kind of script that is loaded on demand. */
const OFTEN: readonly string[] = ['o', 'h', 'k', 'f'];

for (const key of ['o', 'x', 'h', 'e', 'w', 'k', 'f'])
  test(
    `Esc right after the key ${key} closes only what that key opens`,
    OFTEN.includes(key) ? {} : { tag: '@long' },
    async ({ page, reader, read }) => {
      await read('basics--article/index.html');
      await Promise.all([page.keyboard.press(key), page.keyboard.press('Escape')]);
      await page.waitForTimeout(700);
      await expect(reader).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(reader).toHaveCount(0);
    },
  );

test('Esc closes the reader even right after a key that scrolls', async ({ page, reader, read }) => {
  await read('basics--article/index.html');
  await Promise.all([page.keyboard.press('ArrowDown'), page.keyboard.press('End'), page.keyboard.press('Escape')]);
  await expect(reader).toHaveCount(0);
});
