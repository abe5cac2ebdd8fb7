/**
 * Compares the lengths of lines in Lectern's reader with those in Firefox's own Reader View, on the same page, and
 * prints both.
 */
import type { Page } from 'puppeteer-core';
import { expect, FIREFOX, test } from './support/firefox.ts';
import { lineLengths, medianOf } from './support/line-lengths.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const SAMPLE = 'basics--article/index.html';
const OURS = { root: "document.querySelector('[data-lectern]').shadowRoot", paragraphs: '.body > p' };
const THEIRS = { root: 'document', paragraphs: '.moz-reader-content p' };

async function measure(page: Page, { root, paragraphs }: typeof OURS): Promise<number> {
  const count = () => page.evaluate(`(${root})?.querySelectorAll('${paragraphs}').length ?? 0`) as Promise<number>;
  await expect.poll(() => count().catch(() => 0)).toBeGreaterThan(3);
  return medianOf((await page.evaluate(lineLengths(root, paragraphs))) as number[]);
}

test('lines have 60 to 75 characters in a wide window; on a phone, they are longer than in Firefox’s Reader View', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  test.setTimeout(90_000);
  const found: Record<string, { ours: number; theirs: number }> = {};
  for (const [name, width, height] of [
    ['wide', 1280, 900],
    ['phone', 390, 844],
  ] as const) {
    await tab.setViewport({ width, height });
    await tab.goto(`${site.url}/${SAMPLE}`);
    await firefox.click();
    const ours = await measure(tab, OURS);
    await tab.keyboard.press('Escape');
    const view = await firefox.browser.newPage();
    await view.setViewport({ width, height });
    await view.goto(`about:reader?url=${encodeURIComponent(`${site.url}/${SAMPLE}`)}`);
    found[name] = { ours, theirs: await measure(view, THEIRS) };
    await view.close();
    await tab.bringToFront();
  }
  console.log('Characters in a line, median:', JSON.stringify(found));
  expect(found.wide?.ours).toBeGreaterThanOrEqual(60);
  expect(found.wide?.ours).toBeLessThanOrEqual(75);
  expect(found.phone?.ours).toBeGreaterThan(found.phone?.theirs ?? 0);
});
