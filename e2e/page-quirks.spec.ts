/** Pages that disturb the reader unintentionally. Each of these cases once broke the reader. */
import { addressOf, expect, test } from './support/chromium.ts';
import { forgetSettings } from './support/stored-settings.ts';

test('on a page that is enlarged by CSS zoom, the reader fits the window', async ({
  extension,
  page,
  site,
  reader,
}) => {
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await page.evaluate(() => document.documentElement.style.setProperty('zoom', '1.5'));
  await extension.click(page);
  await expect(reader).toBeVisible();
  expect(await reader.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
  await reader.getByRole('button', { name: /^Close/ }).click();
  await expect(reader).toHaveCount(0);
});

test('CSS custom properties that the page registers do not affect the reader', async ({
  extension,
  page,
  site,
  article,
  reader,
}) => {
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await page.evaluate(() => {
    for (const name of ['--ground', '--size', '--accent', '--ink']) {
      CSS.registerProperty({ name, syntax: '*', inherits: false, initialValue: 'red' });
    }
  });
  await extension.click(page);
  await expect(article).toBeVisible();
  expect(await reader.evaluate((dialog) => getComputedStyle(dialog).backgroundColor)).not.toBe('rgb(255, 0, 0)');
});

test('after 180 quick switches of the algorithm, a theme is stored without delay, but no algorithm', async ({
  extension,
  page,
  read,
  reader,
}) => {
  await forgetSettings({ extension });
  await read('basics--article/index.html');
  for (let times = 0; times < 60; times++) for (const key of ['2', '1', '4']) await page.keyboard.press(key);
  await page.keyboard.press('a');
  await reader.getByRole('radio', { name: 'Dark' }).click();
  await expect
    .poll(async () => (await extension.worker()).evaluate(() => chrome.storage.sync.get()))
    .toEqual({ settings: { version: 1, theme: 'dark' } });
  await forgetSettings({ extension });
});

test('the article stays when the page changes only its URL', async ({ page, read, article, reader }) => {
  await read('basics--article/index.html');
  await page.evaluate(() => history.replaceState({}, '', `${location.pathname}?tidy=${Math.random()}`));
  await page.waitForTimeout(1600);
  await expect(reader).not.toContainText('New article');
  await expect(article).toBeVisible();
});

test('in a single-page application, the next article opens at its start', async ({ page, read, article, reader }) => {
  await read('live--next-story/index.html');
  await page.setViewportSize({ width: 600, height: 400 });
  await page.mouse.wheel(0, 500);
  await expect.poll(() => reader.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(100);
  await page.evaluate(() => (window as unknown as { go(): void }).go());
  await reader.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(article).toContainText('Omega omega.');
  expect(await reader.evaluate((dialog) => dialog.scrollTop)).toBe(0);
  await expect(reader).not.toContainText('New article');
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('when the reader closes, the focus returns to a field inside a frame', async ({
  extension,
  page,
  site,
  reader,
}) => {
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<input id="draft">';
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  });
  await page.frameLocator('iframe').locator('#draft').click();
  await extension.click(page);
  await expect(reader).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await page.keyboard.type('draft');
  await expect(page.frameLocator('iframe').locator('#draft')).toHaveValue('draft');
});

test("the reader's keys work even if the page stops all key presses at its document", async ({
  extension,
  page,
  site,
  reader,
}) => {
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await page.evaluate(() => {
    document.addEventListener(
      'keydown',
      (event) => {
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      { capture: true },
    );
  });
  await extension.click(page);
  await expect(reader).toBeVisible();
  await page.keyboard.press('?');
  await expect(reader).toContainText('Show keyboard shortcuts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('if the selected text cannot be read, the reader says so and shows the whole page', async ({
  extension,
  read,
  reader,
  article,
}) => {
  await read('basics--article/index.html');
  // waits for the date, which appears once the reader can receive messages: before that, the message below would be
  // lost
  await expect(article).toContainText('March 14, 2026');
  await (await extension.worker()).evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const message = {
      lectern: 1,
      call: 'serveClick',
      request: { id: 'selection', clickedAt: Date.now(), selection: true },
    };
    await chrome.tabs.sendMessage(tab?.id as number, message, { frameId: 0 });
  });
  await expect(reader).toContainText('could not read your selection. This is the whole page');
  await expect(article).toContainText('the first sound is the chain of the ferry');
});
