/** The 15 real pages with their CSS beside the repository (`../shared/data/layout-dev`), where they are there. */
import { join } from 'node:path';
import { wholeText } from './support/article-text.ts';
import { expect, test } from './support/chromium.ts';
import { wordsOf } from './support/page-state.ts';
import { REAL_PAGES, REAL_PAGES_FOLDER, withRealPage } from './support/real-pages.ts';

if (REAL_PAGES.length === 0) {
  test('real pages with their CSS', () => {
    const instead = 'the self-written ones in e2e/pages prove the same paths.';
    test.skip(true, `The real pages are not here (${REAL_PAGES_FOLDER}); ${instead}`);
  });
}

for (const id of REAL_PAGES) {
  test(`${id} opens and reads`, async ({ extension, page, article }) => {
    await withRealPage(id, async (url, truth) => {
      await page.goto(url, { waitUntil: 'load' });
      await extension.click(page);
      await expect(article).toBeVisible();
      const shown = new Set(wordsOf(await wholeText(article)));
      const wanted = [...new Set(wordsOf(truth.articleBody))];
      expect(wanted.filter((word) => shown.has(word)).length / wanted.length).toBeGreaterThan(0.85);
      const directory = process.env.LECTERN_SCREENSHOTS;
      if (directory) {
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await page.screenshot({ path: join(directory, `${id}-${width}.png`) });
        }
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });
  });
}
