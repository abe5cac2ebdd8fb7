import { expect, test } from '../support/chromium.ts';

test('each block says how many algorithms keep it, and on demand which', async ({ page, article, reader, read }) => {
  await read('layout--gap/index.html');
  await page.keyboard.press('v');
  const strip = reader.getByRole('region', { name: 'Votes of the algorithms' });
  await expect(strip).toBeVisible();
  const block = article.locator('p[data-node]').first();
  await expect(block).toHaveAttribute('data-votes', /^\d+\/\d+$/);
  // more of them run while nothing else is to do
  await expect(block).toHaveAttribute('data-votes', /\/1\d$/);
  await expect
    .poll(() => block.evaluate((element) => getComputedStyle(element, '::after').content))
    .toMatch(/^"\d+\/\d+"$/);
  const names = reader.getByRole('tooltip');
  await expect(names).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(names).toContainText(/Kept by \d+ of \d+: Lectern/);
  const focused = article.locator('[data-votes]:focus');
  await expect(focused).toHaveAccessibleDescription(/^Kept by/);
  await page.keyboard.press('n');
  await expect(article.locator('p[data-node]').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(names).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
  await expect(article.locator('[data-votes]')).toHaveCount(0);
});

test('the pointer beside a block shows the names, and a press on it where there is no room beside', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('layout--gap/index.html');
  await page.keyboard.press('v');
  const block = article.locator('p[data-votes]').first();
  await expect(block).toBeVisible();
  const names = reader.getByRole('tooltip');
  const box = await block.boundingBox();
  await page.mouse.move((box?.x ?? 0) - 46, (box?.y ?? 0) + 14);
  await expect(names).toContainText('Kept by');
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 14);
  await expect(names).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await block.click({ position: { x: 30, y: 10 } });
  await expect(names).toContainText('Kept by');
  await expect(names).toBeInViewport({ ratio: 1 });
});

test('of 10,000 blocks those near the view have votes, wherever that is', async ({ page, article, reader, read }) => {
  test.slow();
  await read('many-blocks.html');
  await page.keyboard.press('v');
  await expect(reader.getByRole('region', { name: 'Votes of the algorithms' })).toBeVisible();
  await expect(article.getByText('Entry 0:')).toHaveAttribute('data-votes', /\d/);
  await page.keyboard.press('End');
  await expect(article.locator('.body [data-node]')).toHaveCount(10_000);
  await page.keyboard.press('End');
  await expect(article.getByText('Entry 9999:')).toHaveAttribute('data-votes', /\d/);
  expect(await article.locator('[data-votes]').count()).toBeLessThan(400);
});
