import { addressOf, expect, test } from './support/chromium.ts';

test('two quick clicks on the toolbar button open only one reader', async ({ extension, page, site, reader }) => {
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await Promise.all([extension.click(page), extension.click(page)]);
  await expect(reader).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test("injecting the extension's script again changes nothing", async ({ extension, page, reader, read }) => {
  await read('basics--article/index.html');
  const worker = await extension.worker();
  await worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const target = { tabId: tab?.id as number };
    for (let times = 0; times < 3; times++) {
      await chrome.scripting.executeScript({ target, files: ['src/session/index.js'] });
    }
  });
  await expect(reader).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await extension.click(page);
  await expect(reader).toHaveCount(1);
});

test('scripts that the reader loads on demand have no effect if they are injected after the page was reloaded', async ({
  extension,
  page,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  await page.reload();
  const worker = await extension.worker();
  await worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const target = { tabId: tab?.id as number };
    for (const name of ['controls', 'aloud', 'tools', 'lectern', 'classics', 'words', 'focus', 'report'])
      await chrome.scripting.executeScript({ target, files: [`src/session/lazy/${name}.js`] });
  });
  await expect(reader).toHaveCount(0);
  await extension.click(page);
  await expect(reader.getByRole('button', { name: 'Outline', exact: true })).toBeVisible();
});

test('the toolbar button works although the background worker is killed between two clicks', async ({
  extension,
  page,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  await extension.killWorker();
  await extension.click(page);
  const popup = await extension.popup();
  await popup.getByRole('button', { name: 'Close reader' }).click();
  await expect(reader).toHaveCount(0);
  await extension.settled(page);
  await extension.killWorker();
  await extension.click(page);
  await expect(reader).toBeVisible();
});

test('a reader whose extension was reloaded can be closed, and a new click replaces it', async ({ site }) => {
  // uses a separate browser, because reloading the extension would disturb other tests
  const { launchExtension } = await import('./support/chromium.ts');
  const { extension, close } = await launchExtension();
  try {
    const page = await extension.context.newPage();
    const reader = page.locator('[data-lectern] dialog');
    await page.goto(addressOf(site, 'basics--article/index.html'));
    await extension.click(page);
    await expect(reader).toBeVisible();
    const orphan = await reader.elementHandle();
    await extension.reload();
    await extension.click(page);
    // waits until the old reader is gone, because Esc would otherwise close the old reader instead of the new one
    await expect.poll(() => orphan?.evaluate((dialog) => dialog.isConnected)).toBe(false);
    await expect(reader).toHaveCount(1);
    await expect(reader).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reader).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');

    await extension.click(page);
    await expect(reader).toBeVisible();
    await extension.reload();
    await page.keyboard.press('Escape');
    await expect(reader).toHaveCount(0);
  } finally {
    await close();
  }
});

test('the reader comes back if the page removes it once', async ({ page, reader, read }) => {
  await read('hostile--removes-once/index.html');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('if a page keeps removing the reader, the reader stays closed, and the popup explains this', async ({
  extension,
  reader,
  visit,
}) => {
  await visit('hostile--removes/index.html');
  const popup = await extension.popup();
  await expect(popup.getByText(/removes/i)).toBeVisible();
  await expect(reader).toHaveCount(0);
  await popup.close();
});

test('a modal dialog that the page opens later stays below the reader', async ({ page, reader, read }) => {
  await read('hostile--late-dialog/index.html');
  await page.evaluate(() => postMessage('open'));
  await expect(page.locator('#d')).toHaveJSProperty('open', true);
  await expect
    .poll(() =>
      page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.hasAttribute('data-lectern')),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('the reader still works on a page that the browser restores from history', async ({
  extension,
  page,
  site,
  reader,
}) => {
  const address = addressOf(site, 'basics--article/index.html');
  await page.goto(address);
  await extension.click(page);
  await expect(reader).toBeVisible();
  await page.evaluate((url) => location.assign(url), addressOf(site, 'basics--short/index.html'));
  await expect(page.getByText('Four words')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.url()).toBe(address);
  await expect(reader).toBeVisible();
  await extension.click(page);
  await (await extension.popup()).getByRole('button', { name: 'Close reader' }).click();
  await expect(reader).toHaveCount(0);
});

test('several simultaneous requests to open the reader open only one', async ({ extension, page, reader, read }) => {
  await read('basics--article/index.html');
  await (await extension.worker()).evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const call = (click: object) => {
      const request = { id: crypto.randomUUID(), clickedAt: Date.now(), ...click };
      return chrome.tabs.sendMessage(tab?.id as number, { lectern: 1, call: 'serveClick', request }, { frameId: 0 });
    };
    await Promise.all([
      call({ selection: true }),
      call({}),
      call({ selection: true }),
      call({ algorithm: 'readability' }),
    ]);
  });
  await expect(reader).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});
