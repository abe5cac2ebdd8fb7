import { test, expect } from './support/chromium.ts';
const OUT = '/tmp/shots';
for (const [w, scheme] of [[1280, 'light'], [390, 'dark']] as const)
test(`shots ${w} ${scheme}`, async ({ page, read, reader, article }) => {
  test.setTimeout(120000);
  await page.setViewportSize({ width: w, height: 800 });
  await page.emulateMedia({ colorScheme: scheme });
  await read('comments--below-article/index.html');
  await page.keyboard.press('x');
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `${OUT}/check-text-${w}.png` });
  await article.locator('p').nth(2).click();
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `${OUT}/check-card-${w}.png` });
  await page.keyboard.press('Escape');
  await reader.getByRole('button', { name: /On the page/i }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${OUT}/check-page-${w}.png` });
  await page.keyboard.press('Escape'); await page.keyboard.press('Escape');
});
