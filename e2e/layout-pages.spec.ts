/** The 15 real pages with their CSS beside the repository (`../shared/data/layout-dev`), where they are there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/chromium.ts';
import { wordsOf } from './support/page-state.ts';
import { startFolder } from './support/server.ts';

const ROOT = join(import.meta.dirname, '../../shared/data/layout-dev');
const PAGES: { id: string; site: string; url_path: string; path: string }[] = existsSync(join(ROOT, 'index.json'))
  ? JSON.parse(readFileSync(join(ROOT, 'index.json'), 'utf8'))
  : [];

if (PAGES.length === 0) {
  test('real pages with their CSS', () => {
    test.skip(true, `The real pages are not here (${ROOT}); the self-written ones in e2e/pages prove the same paths.`);
  });
}

for (const { id } of PAGES) {
  test(`${id} opens and reads`, async ({ extension, page, article }) => {
    const truth = JSON.parse(readFileSync(join(ROOT, 'truth', `${id}.json`), 'utf8'));
    const folder = await startFolder(join(ROOT, 'sites', truth.site), truth.url_path, truth.path);
    try {
      await page.goto(folder.url + truth.url_path, { waitUntil: 'load' });
      await extension.click(page);
      await expect(article).toBeVisible();
      const shown = new Set(wordsOf(await article.innerText()));
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
    } finally {
      await folder.close();
    }
  });
}
