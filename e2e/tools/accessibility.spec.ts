/** Runs axe, an accessibility checker, on every surface that the reader's tools add to an article or its page. */
import { axeFindsInReader } from '../support/axe.ts';
import { expect, test } from '../support/chromium.ts';

const SURFACES = [
  { keys: ['e'], shows: '.edit-strip' },
  { keys: ['x'], shows: '.strip.checking' },
  { keys: ['w'], shows: '.block-card' },
  { keys: ['x'], press: 'On the page', shows: '.live-block' },
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in any of the tools in ${colorScheme} mode`, { tag: '@long' }, async ({
    page,
    reader,
    read,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const { keys, shows, ...more } of SURFACES) {
      await read('layout--gap/index.html');
      for (const key of keys) await page.keyboard.press(key);
      if ('press' in more) await reader.getByRole('button', { name: more.press, exact: true }).click();
      await expect(reader.locator(shows).first(), shows).toBeVisible();
      // disables the rule against two main elements, because axe also counts the page's own main element, which is
      // behind the reader's modal dialog
      expect(await axeFindsInReader(page, ['landmark-no-duplicate-main']), shows).toEqual([]);
    }
  });
}
