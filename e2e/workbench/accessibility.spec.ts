/** Everything that the workbench lays over an article or its page, by axe. */
import { axeFindsInReader } from '../support/axe.ts';
import { expect, test } from '../support/chromium.ts';

const SURFACES = [
  { key: 'v', name: 'votes' },
  { key: 'e', name: 'correcting' },
  { key: 'd', name: 'comparing' },
  { key: 'w', name: 'why' },
  { key: 'r', name: 'the page with what is kept' },
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in anything of the workbench: ${colorScheme}`, { tag: '@long' }, async ({
    page,
    reader,
    read,
  }) => {
    await page.emulateMedia({ colorScheme });
    const strips = reader.locator('.strips > *');
    for (const { key, name } of SURFACES) {
      await read('layout--gap/index.html');
      await page.keyboard.press(key);
      await expect(strips.first(), name).toBeVisible();
      // the page's own main is behind the open dialog, which axe does not see
      expect(await axeFindsInReader(page, ['landmark-no-duplicate-main']), name).toEqual([]);
    }
  });
}
