/** How many elements the browser finds the style of while an article grows, and when more comes to it: counted, not timed. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/chromium.ts';

/** Elements of a page whose style was found while `work` was done. */
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

/** Of the text: a block and what it says, 10,000 times. */
const NODES = 20_000;

test('of 10,000 blocks each has its style found about once', { tag: '@long' }, async ({
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
  // those of the page itself, and the text that stands around
  expect(whileGrowing).toBeLessThan(3 * NODES);

  // what works on an article comes with a sheet of its own
  const afterwards = await stylesFound(page, async () => {
    await page.keyboard.press('x');
    await expect(reader.locator('.strip.checking')).toBeVisible({ timeout: 30_000 });
  });
  expect(afterwards).toBeLessThan(NODES);
});
