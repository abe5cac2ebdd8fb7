/**
 * Counts the elements whose styles the browser recalculates while an article grows, and when a style sheet is added.
 * Counts are used instead of times, because times vary.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/chromium.ts';

/** Returns the number of elements whose style the browser recalculated during `work`. */
async function stylesFound(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

const NODES = 20_000;

test('while 10,000 blocks appear, the browser calculates the style of each about once', { tag: '@long' }, async ({
  page,
  article,
  reader,
  visit,
}) => {
  test.slow();
  const blocks = article.locator('.body [data-node]');
  const whileGrowing = await stylesFound(page, async () => {
    await visit('many-blocks.html');
    await expect(blocks).toHaveCount(10_000, { timeout: 60_000 });
  });
  // allows three calculations per node, because elements of the page and of the reader's controls are counted, too
  expect(whileGrowing).toBeLessThan(3 * NODES);

  // starts a comparison, which adds a style sheet
  const afterwards = await stylesFound(page, async () => {
    await page.keyboard.press('x');
    await expect(reader.locator('.strip.checking')).toBeVisible({ timeout: 30_000 });
  });
  expect(afterwards).toBeLessThan(NODES);
});
