/**
 * The engine page is an invisible page of the extension that reads the pages on which the user clicks. If the engine
 * page is not open or fails, the tab reads the page itself, with the same result. The file is long, because all tests
 * use its helpers.
 */
import type { Page } from '@playwright/test';
import { wholeText } from './support/article-text.ts';
import { addressOf, type Extension, expect, test } from './support/chromium.ts';
import { contentWorld } from './support/content-world.ts';

interface Offscreen {
  hasDocument(): Promise<boolean>;
  closeDocument(): Promise<void>;
}

/** Global variables in the window of the helper page, which records messages. */
type Heard = typeof globalThis & {
  chrome: { offscreen: Offscreen };
  asked: number;
  calls: string[];
  /** The last snapshot that the engine page was asked to read. */
  snapshot: string;
  isClosing: boolean;
  closing: Promise<void>;
  busyFor: number;
};

/** Opens a page of the extension that records all messages to the engine page. */
async function openHelper({ context, id }: Extension): Promise<Page> {
  const helper = await context.newPage();
  await helper.goto(`chrome-extension://${id}/manifest.json`);
  await helper.evaluate(() => {
    const heard = globalThis as Heard;
    heard.asked = 0;
    heard.calls = [];
    type Request = { script?: string; snapshot?: string } | null;
    chrome.runtime.onMessage.addListener(({ call, request }: { call: string; request: Request }) => {
      heard.calls.push(request?.script ?? call);
      if (call !== 'openReading') return;
      heard.snapshot = request?.snapshot ?? '';
      heard.asked++;
      // this loop also blocks the engine page, which runs on the same thread
      const until = Date.now() + (heard.busyFor ?? 0);
      while (Date.now() < until);
      if (!heard.isClosing) return;
      heard.isClosing = false;
      heard.closing = heard.chrome.offscreen.closeDocument();
    });
  });
  return helper;
}

/**
 * Closes the engine page, and closes it again if it opens: it opens 1.5 s after a click, and the last click of the test
 * before may be less than 1.5 s ago.
 */
async function closeEnginePage(helper: Page): Promise<void> {
  await expect(async () => {
    await helper.evaluate(() => (globalThis as Heard).chrome.offscreen.closeDocument().catch(() => {}));
    await helper.waitForTimeout(2000);
    expect(await isEnginePageOpen(helper)).toBe(false);
  }).toPass();
}
const isEnginePageOpen = (helper: Page) => helper.evaluate(() => (globalThis as Heard).chrome.offscreen.hasDocument());
const asked = (helper: Page) => helper.evaluate(() => (globalThis as Heard).asked);

/** Waits until the engine page is open and no longer receives calls. Then clears the list of recorded calls. */
async function engineAtRest(helper: Page): Promise<void> {
  await expect.poll(() => isEnginePageOpen(helper)).toBe(true);
  const count = () => helper.evaluate(() => (globalThis as Heard).calls.length);
  for (let before = -1, now = await count(); before !== now; now = await count()) {
    before = now;
    await helper.waitForTimeout(1200);
  }
  await helper.evaluate(() => {
    (globalThis as Heard).calls = [];
  });
}

/** Checks that the engine page read the page of the last click, and that the tab did not load the engine's script. */
async function expectReadThere(helper: Page): Promise<void> {
  const calls = () => helper.evaluate(() => (globalThis as Heard).calls);
  await expect.poll(calls).toContain('readerOpened');
  const until = (await calls()).slice(0, (await calls()).indexOf('readerOpened'));
  expect(until).toContain('openReading');
  expect(until).not.toContain('engine');
}

for (const [path, tag] of [
  ['basics--article/index.html', {}],
  ['threads--forum/index.html', { tag: '@long' }],
  ['languages--rtl/index.html', { tag: '@long' }],
] as const) {
  test(
    `the engine page (an invisible page of the extension) finds the same text as the tab itself: ${path}`,
    tag,
    async ({ extension, site, page, read, article }) => {
      const helper = await openHelper(extension);
      await closeEnginePage(helper);
      await read(path);
      // the engine page opens only after the first click's reader has been painted, so the tab itself has read this
      // page
      await expect.poll(() => isEnginePageOpen(helper)).toBe(true);
      expect(await asked(helper)).toBe(0);
      // makes the reader show the whole article, not just its beginning
      await wholeText(article);
      const here = await article.innerText();
      await page.goto(addressOf(site, path));
      await extension.click(page);
      await expect(article).toBeVisible();
      expect(await asked(helper)).toBe(1);
      await wholeText(article);
      await expect.poll(() => article.innerText()).toBe(here);
      await helper.close();
    },
  );
}

test('the engine page opens even if the tab is closed right after the click', async ({ extension, site }) => {
  const helper = await openHelper(extension);
  await closeEnginePage(helper);
  const clicked = await extension.context.newPage();
  await clicked.goto(addressOf(site, 'basics--article/index.html'));
  await extension.click(clicked);
  await expect(clicked.locator('[data-lectern] article')).toBeVisible();
  await clicked.close();
  await expect.poll(() => isEnginePageOpen(helper)).toBe(true);
  await helper.close();
});

test('the engine page also reads a page on which text is selected', async ({
  extension,
  site,
  page,
  read,
  article,
}) => {
  const helper = await openHelper(extension);
  await read('basics--article/index.html');
  await engineAtRest(helper);
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await page.evaluate(() => {
    const text = document.querySelector('article > p:not(.byline)')?.firstChild as Node;
    getSelection()?.setBaseAndExtent(text, 0, text, 9);
  });
  await extension.click(page);
  await expect(article).toBeVisible();
  await expectReadThere(helper);
  await helper.close();
});

test('the engine page reads the page even if the first script injection after the click fails', async ({
  extension,
  site,
  page,
  read,
  article,
}) => {
  const helper = await openHelper(extension);
  await read('basics--article/index.html');
  await engineAtRest(helper);
  await page.goto(addressOf(site, 'basics--article/index.html'));
  const worker = await extension.worker();
  await worker.evaluate(() => {
    const { executeScript } = chrome.scripting;
    const refuse = async () => {
      // refuses only once: later injections succeed
      Object.assign(chrome.scripting, { executeScript });
      throw new Error('Cannot access contents of the page.');
    };
    Object.assign(chrome.scripting, { executeScript: refuse });
  });
  await extension.click(page);
  await expect(article).toBeVisible();
  await expectReadThere(helper);
  await helper.close();
});

test('the tab reads the page itself if the engine page closes while reading', async ({ extension, read, article }) => {
  const helper = await openHelper(extension);
  await read('basics--article/index.html');
  await expect.poll(() => isEnginePageOpen(helper)).toBe(true);
  await helper.evaluate(() => {
    (globalThis as Heard).isClosing = true;
  });
  const before = await asked(helper);
  await read('basics--article/index.html');
  expect(await asked(helper)).toBeGreaterThan(before);
  await expect(article).not.toContainText('Subscribe to our newsletter');
  expect((await article.innerText()).length).toBeGreaterThan(500);
  // waits until the engine page is closed, so that it does not affect the next test
  await helper.evaluate(() => (globalThis as Heard).closing);
  await helper.close();
});

test('the tab reads the page itself if the engine page does not answer', async ({
  extension,
  visit,
  read,
  article,
}) => {
  const helper = await openHelper(extension);
  await read('basics--article/index.html');
  await expect.poll(() => isEnginePageOpen(helper)).toBe(true);
  await helper.evaluate(() => {
    (globalThis as Heard).busyFor = 9000;
  });
  // uses `visit` instead of `read`, because `read` also waits for the worker, and the worker waits for the engine page
  await visit('basics--article/index.html');
  await expect(article).toContainText('the first sound is the chain of the ferry');
  const shown = Date.now();
  // the helper page answers only when the thread that it shares with the engine page is free again; its late answer
  // shows that the engine page was still busy when the article appeared, so the tab has read the page itself
  expect(await helper.evaluate(() => Date.now())).toBeGreaterThan(shown + 1000);
  await helper.close();
});

test('eight forged calls to the engine page from one tab do not delay a click in another tab', async ({
  extension,
  site,
  read,
}) => {
  const helper = await openHelper(extension);
  await read('basics--article/index.html');
  await engineAtRest(helper);
  const attacker = await extension.context.newPage();
  // a page of ordinary size: even on a slow machine, the engine page can read it for three forged calls before the
  // click in the other tab gives up waiting
  await attacker.goto(addressOf(site, 'threads--forum/index.html'));
  await extension.click(attacker);
  await expect(attacker.locator('[data-lectern] article')).toBeVisible();
  await engineAtRest(helper);
  const inAttacker = await contentWorld(attacker);
  const snapshot = await helper.evaluate(() => (globalThis as Heard).snapshot);
  const request = { snapshot, hasMoved: false, algorithm: 'dragnet' };
  await inAttacker(`
    globalThis.answers = [];
    const forged = ${JSON.stringify(request)};
    for (let reading = 1; reading <= 8; reading++)
      void chrome.runtime
        .sendMessage({ lectern: 1, call: 'openReading', request: { reading, ...forged } })
        .then(({ ok }) => void answers.push(ok));
  `);
  await read('basics--article/index.html');
  await expectReadThere(helper);
  await expect.poll(() => inAttacker('answers.length')).toBe(8);
  // of the eight calls, the engine page accepts at most three at a time (src/engine/turns.test.ts), and refuses the
  // others; it may accept one more if one of the three has already ended
  expect(await inAttacker('answers.filter((isRead) => !isRead).length')).toBeGreaterThan(3);
  await attacker.close();
  await helper.close();
});

test('the engine page stops reading a page that the user leaves', async ({ extension, site, page, read }) => {
  const helper = await openHelper(extension);
  await read('basics--article/index.html');
  await engineAtRest(helper);
  await read('basics--article/index.html');
  await engineAtRest(helper);
  await page.goto(addressOf(site, 'long.html'));
  const calls = () => helper.evaluate(() => (globalThis as Heard).calls);
  await expect.poll(calls).toContain('closeReading');
  await helper.close();
});

test('an unreadable page is not sent to the engine page', async ({ extension, site, page, read }) => {
  const helper = await openHelper(extension);
  await read('basics--article/index.html');
  await engineAtRest(helper);
  const before = await asked(helper);
  await page.goto(addressOf(site, 'formats--svg/drawing.svg'));
  await extension.click(page);
  expect((await extension.popup()).url()).toContain('unreadable=svg');
  expect(await asked(helper)).toBe(before);
  await helper.close();
});

test('the engine page also answers all later requests of the reader about a page that it has read', async ({
  extension,
  page,
  read,
  reader,
  article,
}) => {
  const helper = await openHelper(extension);
  await read('basics--article/index.html');
  await engineAtRest(helper);
  await read('basics--article/index.html?again');
  const loaded = () =>
    helper.evaluate(() =>
      (globalThis as Heard).calls.filter((call) => ['engine', 'classics', 'lectern'].includes(call)),
    );
  const card = reader.locator('.block-card');
  await page.keyboard.press('w');
  // this text appears once all algorithms have answered
  await expect(card).toContainText(/ of 4 algorithms:/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(reader.locator('.strip.checking')).toContainText('differences');
  await page.keyboard.press('Escape');
  await expect(article).toContainText('the first sound is the chain of the ferry');
  expect(await loaded()).toEqual([]);
  await helper.close();
});

test('if the engine page is closed, the tab itself answers the later requests of the reader', async ({
  extension,
  page,
  read,
  reader,
  article,
}) => {
  const helper = await openHelper(extension);
  await read('basics--article/index.html');
  await engineAtRest(helper);
  await read('basics--article/index.html?again');
  // waits for the date, which the reader adds after its first paint
  await expect(article).toContainText('March 14, 2026');
  await wholeText(article);
  const shown = await article.innerText();
  await engineAtRest(helper);
  await closeEnginePage(helper);
  await page.keyboard.press('w');
  await expect(reader.locator('.block-card')).toContainText('Kept');
  await page.keyboard.press('Escape');
  expect(await article.innerText()).toBe(shown);
  const calls = () => helper.evaluate(() => (globalThis as Heard).calls);
  await expect.poll(calls).toContain('engine');
  await helper.close();
});
