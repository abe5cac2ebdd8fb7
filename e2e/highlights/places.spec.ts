/** Tests that a reopened article scrolls to where the user stopped reading. */
import type { Locator } from '@playwright/test';
import { addressOf, expect, test } from '../support/chromium.ts';

/** Returns the number of the paragraph at the top of the viewport, below the bar; -1 if there is none. */
function numberAtTop(reader: Locator): Promise<number> {
  return reader.evaluate((dialog) => {
    const blocks = [...dialog.querySelectorAll('[data-node]')];
    const block = blocks.find((element) => element.getBoundingClientRect().bottom > 70);
    return Number(/number (\d+)/.exec(block?.textContent ?? '')?.[1] ?? -1);
  });
}

test('the reader restores the reading position, unless the URL has a fragment or a setting turns this off', async ({
  extension,
  site,
  page,
  reader,
  article,
}) => {
  const address = addressOf(site, 'long.html');
  await page.goto(address);
  await extension.click(page);
  await expect(article).toBeVisible();
  await article.getByText('Paragraph number 700.').scrollIntoViewIfNeeded();
  await expect.poll(() => numberAtTop(reader)).toBeGreaterThan(650);
  const left = await numberAtTop(reader);
  const worker = await extension.worker();
  const places = () =>
    worker.evaluate(async () => ((await chrome.storage.local.get('places')).places as { address: string }[]) ?? []);
  await expect.poll(async () => (await places()).map((place) => place.address)).toContain(address);

  // uses a new tab, because the browser would restore the scroll position in the old one
  await page.close();
  const again = await extension.context.newPage();
  const secondReader = again.locator('[data-lectern] dialog');
  await again.goto(`${address}&utm_source=letter`);
  await extension.click(again);
  await expect.poll(async () => Math.abs((await numberAtTop(secondReader)) - left)).toBeLessThanOrEqual(2);
  await expect(secondReader.getByText('You left off here.').first()).toBeVisible();

  await again.goto('about:blank');
  await again.goto(`${address}#part`);
  await extension.click(again);
  await expect(secondReader.getByText('Paragraph number 1.')).toBeVisible();
  await expect.poll(() => secondReader.locator('.body p').count()).toBeGreaterThanOrEqual(900);
  expect(await numberAtTop(secondReader)).toBeLessThan(5);

  // when the setting is switched off, the stored positions are deleted, and no more are stored
  const asPage = await extension.context.newPage();
  await asPage.goto(`chrome-extension://${extension.id}/src/pages/options/index.html#highlights`);
  const send = (call: string, request?: object) =>
    asPage.evaluate((message) => chrome.runtime.sendMessage(message), { lectern: 1, call, request: request ?? null });
  expect(await places()).not.toEqual([]);
  expect(await send('changeSettings', { keepPlaces: false })).toMatchObject({ ok: true });
  await expect.poll(places).toEqual([]);
  await again.bringToFront();
  await secondReader.locator('article').getByText('Paragraph number 300.').scrollIntoViewIfNeeded();
  // waits longer than the reader takes to store a position
  await again.waitForTimeout(2500);
  expect(await places()).toEqual([]);
  expect(await send('changeSettings', { keepPlaces: true })).toMatchObject({ ok: true });
  await asPage.close();
  await again.close();
});

test('an article that was read to its end opens at its start', { tag: '@long' }, async ({
  extension,
  page,
  read,
  reader,
  article,
}) => {
  await read('long.html');
  await article.getByText('Paragraph number 400.').scrollIntoViewIfNeeded();
  const worker = await extension.worker();
  const kept = (address: string) =>
    worker.evaluate(
      async (wanted) =>
        (((await chrome.storage.local.get('places')).places ?? []) as { address: string }[]).some(
          ({ address }) => address === wanted,
        ),
      address,
    );
  await expect.poll(() => kept(page.url())).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => kept(page.url())).toBe(false);
  await expect(reader).toBeVisible();
});
