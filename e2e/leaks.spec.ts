/** What stays behind when readers open and close, counted by the browser. */
import { expect, test } from './support/chromium.ts';
import { bytesOfData } from './support/heap.ts';

const TIMES = 100;
/** What 100 readers may leave in the heap together: the browser keeps some 700 bytes of media queries for each style sheet. */
const MOST_BYTES = 400_000;

test('a hundred readers leave no node, no listener and no megabyte behind', { tag: '@long' }, async ({
  extension,
  page,
  visit,
  reader,
}) => {
  test.setTimeout(400_000);
  await visit('basics--article/index.html');
  await expect(reader).toBeVisible();
  // what was found of the page is kept for who opens the reader again: all that there is to find, before it is counted
  await page.keyboard.press('w');
  await expect(reader.locator('.block-card')).toContainText(/ of 12:/, { timeout: 60_000 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const counted = async () => {
    // what waits for a timer or an idle moment is over
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
  // what is made once and kept: scripts, the model, what is known of the page
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
