/**
 * How long a line is by the measure of Safari's Reader, of which there is none here: for Times New Roman its style sheet gives the article
 * 97ex and the page in it 70 px at either side (as miniboard, a public repository, has it). Liberation Serif has the widths of that font. Prints what it measures.
 */
import { expect, test } from './support/chromium.ts';
import { LINE_LENGTHS, lineLengths, medianOf } from './support/line-lengths.ts';

/** The sheet does not tell the size at which Reader opens (CSS pixels). */
const SIZES = [16, 18, 20];

test('lines are shorter than those of Safari’s Reader, and within 60 to 75 characters', { tag: '@long' }, async ({
  page,
  read,
}) => {
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
