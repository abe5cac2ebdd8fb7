import { expect, test } from '../support/chromium.ts';

test('each block says how many algorithms keep it, and on demand which', async ({ page, article, reader, read }) => {
  await read('layout--gap/index.html');
  await page.keyboard.press('v');
  const strip = reader.getByRole('region', { name: 'Votes of the algorithms' });
  await expect(strip).toBeVisible();
  const block = article.locator('p[data-node]').first();
  // more of them run while nothing else is to do
  const sign = reader.locator('.vote').first();
  await expect(sign).toHaveText(/^\d+\/1\d$/);
  // where it stands is asked twice: between the two a line may come above it
  const distance = async () => {
    const [box, other] = [await sign.boundingBox(), await block.boundingBox()];
    return Math.abs((box?.y ?? 0) - (other?.y ?? Number.NaN));
  };
  await expect.poll(distance).toBeLessThan(12);
  await expect(reader.locator('.vote')).toHaveCount(await article.locator('p[data-node]').count());
  const names = reader.getByRole('tooltip');
  await expect(names).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(names).toContainText(/Kept by \d+ of \d+: Lectern/);
  const focused = article.locator('[data-node]:focus');
  await expect(focused).toHaveAccessibleDescription(/^Kept by/);
  await page.keyboard.press('n');
  await expect(article.locator('p[data-node]').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(names).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
  await expect(reader.locator('.vote')).toHaveCount(0);
});

test('the pointer beside a block shows the names, and a press on it where there is no room beside', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('layout--gap/index.html');
  await page.keyboard.press('v');
  const block = article.locator('p[data-node]').first();
  const names = reader.getByRole('tooltip');
  // more of them run while nothing else is to do, and the signs are made anew
  await expect(reader.locator('.vote').first()).toHaveText(/\/12$/);
  await reader.locator('.vote').first().hover();
  await expect(names).toContainText('Kept by');
  await block.hover();
  await expect(names).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await block.click({ position: { x: 30, y: 10 } });
  await expect(names).toContainText('Kept by');
  await expect(names).toBeInViewport({ ratio: 1 });
});

test('of 10,000 blocks those near the view have votes, wherever that is', { tag: '@long' }, async ({
  page,
  article,
  reader,
  read,
}) => {
  test.slow();
  await read('many-blocks.html');
  await page.keyboard.press('v');
  await expect(reader.getByRole('region', { name: 'Votes of the algorithms' })).toBeVisible();
  const besides = async (text: string) => {
    const y = (await article.getByText(text).boundingBox())?.y ?? -1;
    const tops = await reader
      .locator('.vote')
      .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().top));
    return tops.some((top) => Math.abs(top - y) < 12);
  };
  await expect.poll(() => besides('Entry 0:'), { timeout: 20_000 }).toBe(true);
  await page.keyboard.press('End');
  await expect(article.locator('.body [data-node]')).toHaveCount(10_000, { timeout: 20_000 });
  await page.keyboard.press('End');
  await expect.poll(() => besides('Entry 9999:'), { timeout: 20_000 }).toBe(true);
  expect(await reader.locator('.vote').count()).toBeLessThan(400);
});
