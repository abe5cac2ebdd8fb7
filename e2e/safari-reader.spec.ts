/**
 * Compares the lengths of lines in Lectern's reader with those in Safari's Reader, and prints both.
 *
 * Safari does not run on Linux, so the test applies a rule of the Reader's style sheet (copied from miniboard, a public
 * repository) to the page: the article is 97ex wide, with a padding of 70 px on each side, in Times New Roman. The test
 * uses Liberation Serif instead, which has the same letter widths.
 */
import { expect, test } from './support/chromium.ts';
import { LINE_LENGTHS, lineLengths, medianOf } from './support/line-lengths.ts';

/**
 * Font sizes for which the lines of Safari's Reader are measured (CSS pixels), because the Reader's style sheet does
 * not define a size.
 */
const SIZES = [16, 18, 20];

test('lines have 60 to 75 characters, fewer than in Safari’s Reader', { tag: '@long' }, async ({ page, read }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await read('basics--article/index.html');
  const ours = medianOf((await page.evaluate(LINE_LENGTHS)) as number[]);
  await page.keyboard.press('Escape');
  const theirs: number[] = [];
  for (const size of SIZES) {
    await page.evaluate((fontSize) => {
      const article = document.querySelector('article') as HTMLElement;
      article.style.cssText = `width: calc(97ex - 140px); max-width: none; font: ${fontSize}px "Liberation Serif"`;
      for (const text of article.querySelectorAll('p')) text.style.cssText = 'all: revert; font: inherit';
    }, size);
    theirs.push(medianOf((await page.evaluate(lineLengths('document', 'article > p'))) as number[]));
  }
  console.log(
    'Characters in a line, median:',
    JSON.stringify({ ours, theirs: Object.fromEntries(SIZES.map((size, at) => [size, theirs[at]])) }),
  );
  expect(ours).toBeGreaterThanOrEqual(60);
  expect(ours).toBeLessThanOrEqual(75);
  for (const length of theirs) expect(length).toBeGreaterThan(ours);
});
