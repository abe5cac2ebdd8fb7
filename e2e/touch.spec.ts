/** The reader in Chromium on an emulated phone, which has touch but no hover. */
import { expect, test } from './support/chromium.ts';

test('on a touch screen, copy buttons do not cover text, and headings show no copy buttons', async ({
  page,
  article,
  read,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 800,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await read('code--mostly-code/index.html');
  expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
  const code = article.locator('.piece', { has: page.locator('pre') }).first();
  const copy = code.getByRole('button', { name: /^Copy/ });
  // a later script adds the button, which moves the text below it
  await expect(copy).toBeVisible();
  const text = await code.locator('pre').boundingBox();
  const button = await copy.boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
  expect(button?.width).toBeGreaterThan(43.9);
  await expect(article.locator('.body :is(h2, h3, h4) .piece-copy').filter({ visible: true })).toHaveCount(0);
});
