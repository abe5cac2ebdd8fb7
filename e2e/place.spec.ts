/**
 * The same text stays in view when the reader opens, when the user changes the algorithm, and when the reader closes.
 */
import type { Locator, Page } from '@playwright/test';
import { addressOf, expect, test } from './support/chromium.ts';
import { wheel } from './support/wheel.ts';

/** Returns the number of the paragraph at the top of the viewport, below the bar; -1 if there is none. */
function numberAtTop(reader: Locator): Promise<number> {
  return reader.evaluate((dialog) => {
    const blocks = [...dialog.querySelectorAll('[data-node]')];
    const block = blocks.find((element) => element.getBoundingClientRect().bottom > 70);
    return Number(/number (\d+)/.exec(block?.textContent ?? '')?.[1] ?? -1);
  });
}

function numbersInWindow(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('p')]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map((element) => Number(/number (\d+)/.exec(element.textContent ?? '')?.[1] ?? -1)),
  );
}

const scrollPageTo = (page: Page, number: number) =>
  page.evaluate((wanted) => {
    const all = [...document.querySelectorAll('p')];
    all.find((element) => element.textContent?.includes(`number ${wanted}.`))?.scrollIntoView({ block: 'start' });
  }, number);

test('opening and closing the reader keep the sentence being read in the viewport', async ({
  extension,
  site,
  page,
  reader,
  article,
}) => {
  await page.goto(addressOf(site, 'long.html'));
  await scrollPageTo(page, 400);
  await extension.click(page);
  await expect(article).toBeVisible();
  expect(Math.abs((await numberAtTop(reader)) - 400)).toBeLessThanOrEqual(1);
  // the bar stays visible until the user scrolls
  await page.waitForTimeout(300);
  await expect(reader).not.toHaveAttribute('data-receded');
  await page.keyboard.press('PageDown');
  await expect(reader).toHaveAttribute('data-receded');

  await article.getByText('Paragraph number 700.').scrollIntoViewIfNeeded();
  await expect.poll(() => numberAtTop(reader)).toBeGreaterThan(600);
  const left = await numberAtTop(reader);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  expect(await numbersInWindow(page)).toContain(left);

  await extension.settled(page);
  await extension.click(page);
  await expect(article).toBeVisible();
  expect(Math.abs((await numberAtTop(reader)) - left)).toBeLessThanOrEqual(2);
});

test('if the user has not scrolled in the reader, closing it does not scroll the page', async ({
  extension,
  site,
  page,
  reader,
  article,
}) => {
  await page.goto(addressOf(site, 'long.html'));
  await scrollPageTo(page, 400);
  const before = await page.evaluate(() => scrollY);
  await extension.click(page);
  await expect(article).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the reading position is restored after trying an algorithm that keeps almost nothing', { tag: '@long' }, async ({
  page,
  reader,
  article,
  read,
}) => {
  await read('long.html');
  // tries again, because the article is still growing
  await expect(() => article.getByText('Paragraph number 400.').scrollIntoViewIfNeeded({ timeout: 5000 })).toPass();
  await wheel(page, reader, 333);
  await expect.poll(() => numberAtTop(reader)).toBeGreaterThan(390);
  await expect.poll(() => reader.evaluate((dialog) => !dialog.getAnimations().length)).toBe(true);
  const before = await numberAtTop(reader);
  for (const key of ['2', '3', '4', '5', '6', '7', '8', '9', '1']) await page.keyboard.press(key);
  await expect.poll(() => numberAtTop(reader)).toBe(before);
});
