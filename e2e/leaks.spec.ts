/** Memory that stays in use after readers have been opened and closed. */
import { expect, test } from './support/chromium.ts';
import { bytesOfData } from './support/heap.ts';

const TIMES = 100;
/**
 * Maximum memory that 100 closed readers may keep in use (bytes). The browser itself keeps about 700 bytes of media
 * queries for each style sheet.
 */
const MOST_BYTES = 400_000;

test('opening and closing the reader 100 times leaves no nodes or listeners, and little memory', {
  tag: '@long',
}, async ({ extension, page, visit, reader }) => {
  test.setTimeout(400_000);
  await visit('basics--article/index.html');
  await expect(reader).toBeVisible();
  // lets all algorithms run before the first count, because the page keeps their results in memory
  await page.keyboard.press('w');
  await expect(reader.locator('.block-card')).toContainText(/ of 4 algorithms/, { timeout: 60_000 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const counted = async () => {
    // waits for pending timers and idle callbacks
    await page.waitForTimeout(1000);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const count = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: count('Nodes'), listeners: count('JSEventListeners'), bytes: await bytesOfData(session) };
  };
  const openAndClose = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await extension.click(page);
      await expect(reader).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(reader).toHaveCount(0);
    }
  };
  // opens the reader 50 times before the first count, so that all things that are created only once already exist:
  // scripts, the model, facts about the page
  await openAndClose(50);
  const before = await counted();
  await openAndClose(TIMES);
  const after = await counted();
  expect({ nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners }).toEqual({
    nodes: 0,
    listeners: 0,
  });
  expect(after.bytes - before.bytes).toBeLessThan(MOST_BYTES);
});
