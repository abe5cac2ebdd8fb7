/**
 * The first screen, which a small script paints before the reader's script has been injected. The reader then takes
 * over the first screen unchanged, and carries out the keys and clicks that the user made meanwhile. The tests delay
 * the reader's script. The file is long, because all tests need this delay and an engine that is ready.
 */
import type { Page } from '@playwright/test';
import { addressOf, test as base, type Extension, expect } from './support/chromium.ts';
import { REAL_PAGES, withRealPage } from './support/real-pages.ts';
import { store } from './support/stored-settings.ts';

/**
 * Global variables in the worker. The injection of the reader's script waits for the promise `gate`, which `letPass`
 * resolves. `passed` is the number of injections so far.
 */
type Gate = typeof globalThis & { letPass: () => void; gate: Promise<void>; passed: number };

/**
 * Delays the injection of the reader's script until `open` is called. `open` resolves once the script has run in the
 * page.
 */
async function closeGate(extension: Extension): Promise<{ open(): Promise<void> }> {
  const worker = await extension.worker();
  const before = await worker.evaluate(() => {
    const world = globalThis as Gate;
    world.gate = new Promise((resolve) => {
      world.letPass = resolve;
    });
    if (world.passed !== undefined) return world.passed;
    world.passed = 0;
    const executeScript = chrome.scripting.executeScript.bind(chrome.scripting) as (one: object) => Promise<unknown>;
    const held = async (injection: { files?: string[] }) => {
      const isReader = injection.files?.some((file) => file.endsWith('/src/session/index.js'));
      if (isReader) await world.gate;
      const result = await executeScript(injection);
      if (isReader) world.passed++;
      return result;
    };
    Object.assign(chrome.scripting, { executeScript: held });
    return 0;
  });
  return {
    async open() {
      await worker.evaluate(() => (globalThis as Gate).letPass());
      await expect.poll(() => worker.evaluate(() => (globalThis as Gate).passed)).toBeGreaterThan(before);
    },
  };
}

/**
 * Records the HTML of the first screen. Later, counts the elements of the first screen that the reader has removed.
 * Runs in the isolated world of the extension's scripts.
 */
function record(): void {
  new MutationObserver((_changes, observer) => {
    const host = document.querySelector('[data-lectern]');
    const surface = host?.shadowRoot?.querySelector('.surface');
    if (!surface) return;
    observer.disconnect();
    const { dataset } = document.documentElement;
    const elements = [...surface.querySelectorAll('*')];
    dataset.first = surface.outerHTML;
    document.addEventListener('count-lost', () => {
      dataset.lost = String(elements.filter((element) => !element.isConnected).length);
    });
  }).observe(document.documentElement, { childList: true });
}

const recorded = (page: Page, name: 'first' | 'lost') =>
  page.evaluate((key) => document.documentElement.dataset[key], name);

/** Opens a page, makes it tall enough to scroll, and starts to record the first screen. */
async function openRecorded(extension: Extension, page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    document.body.style.minHeight = '4000px';
  });
  const worker = await extension.worker();
  await worker.evaluate(`(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: ${record.toString()} });
  })()`);
}

const test = base.extend<{ address: string }>({
  /**
   * Address of a page that the extension has already read once, so that the engine is ready and the next click paints
   * the first screen.
   */
  async address({ extension, page, site, article }, use) {
    const address = addressOf(site, 'basics--article/index.html');
    await page.goto(address);
    await extension.click(page);
    await expect(article).toBeVisible();
    const worker = await extension.worker();
    await expect.poll(() => worker.evaluate('chrome.offscreen.hasDocument()')).toBe(true);
    // tries again until the engine is ready: after its start, it first reads built-in sample pages to make its code
    // fast
    await expect(async () => {
      await page.goto(address);
      const gate = await closeGate(extension);
      await extension.click(page);
      const isPainted = await article.waitFor({ timeout: 4000 }).then(
        () => true,
        () => false,
      );
      await gate.open();
      expect(isPainted).toBe(true);
    }).toPass();
    await use(address);
  },
});

test.use({ ownBrowser: 'first-screen' });

const PAGES = ['basics--article', 'code--line-numbers', 'tables--data', 'footnotes--margin', 'languages--arabic'];

test('the first screen that a small script paints has the same DOM nodes as a reader opened without it', async ({
  address,
  extension,
  page,
  article,
}) => {
  for (const name of PAGES) {
    const other = address.replace('basics--article', name);
    await openRecorded(extension, page, other);
    const gate = await closeGate(extension);
    await extension.click(page);
    await expect(article).toBeVisible();
    const painted = await recorded(page, 'first');
    await gate.open();
    // a scrolled page gets no first screen, so this time the reader draws everything itself, for comparison
    await openRecorded(extension, page, other);
    await page.evaluate(() => scrollTo(0, 100));
    await extension.click(page);
    await expect(article).toBeVisible();
    expect(painted, name).toBe(await recorded(page, 'first'));
  }
});

test('the reader takes over the first screen without losing an element or shifting the layout', async ({
  address,
  extension,
  page,
  article,
}) => {
  await openRecorded(extension, page, address);
  await page.evaluate(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  const gate = await closeGate(extension);
  await extension.click(page);
  await expect(article).toBeVisible();
  await gate.open();
  // waits for the reader's controls, which load last
  await expect(page.locator('[data-lectern] .spring > *')).toBeAttached();
  await page.evaluate(() => document.dispatchEvent(new Event('count-lost')));
  expect(await recorded(page, 'lost')).toBe('0');
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)).toBe(0);
});

for (const [does, act] of [
  ['pressing a key', (page: Page) => page.keyboard.press('a')],
  ['clicking a button', (page: Page) => page.locator('[data-lectern] [data-anchor=appearance] button').click()],
] as const)
  test(`${does} on the first screen takes effect when the reader has taken over`, async ({
    address,
    extension,
    page,
    reader,
  }) => {
    await page.goto(address);
    const gate = await closeGate(extension);
    await extension.click(page);
    await expect(reader).toBeVisible();
    await act(page);
    await expect(reader.locator('.panel')).toHaveCount(0);
    await gate.open();
    await expect(reader.locator('.panel')).toBeVisible();
  });

test('Esc closes the first screen, and the reader then does not open', async ({ address, extension, page, reader }) => {
  await page.goto(address);
  const gate = await closeGate(extension);
  await extension.click(page);
  await expect(reader).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await gate.open();
  // the next click opens a single reader
  await extension.click(page);
  await expect(reader).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('on the first screen, Esc cancels an earlier press of A, and a second Esc closes the screen', async ({
  address,
  extension,
  page,
  reader,
}) => {
  await page.goto(address);
  const gate = await closeGate(extension);
  await extension.click(page);
  await expect(reader).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(reader).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await gate.open();
});

test('a URL change while the first screen is shown loses neither the article nor earlier key presses', async ({
  address,
  extension,
  page,
  reader,
  article,
}) => {
  await page.goto(address);
  const gate = await closeGate(extension);
  await extension.click(page);
  await expect(article).toBeVisible();
  const paragraphs = await article.locator('.body').innerText();
  await page.keyboard.press('a');
  await page.evaluate(() => history.replaceState(null, '', '?next'));
  await gate.open();
  await expect(reader.locator('.panel')).toBeVisible();
  await expect(page.locator('[data-lectern]')).toHaveCount(1);
  // the reader adds the rest of the article below the first screen
  expect(await article.locator('.body').innerText()).toContain(paragraphs);
});

for (const [does, act] of [
  [
    'opens a dialog over the first screen',
    () => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.append('Subscribe');
      dialog.style.inset = '0';
      dialog.showModal();
    },
  ],
  [
    'moves the first screen out of its shadow root',
    () => document.body.append(...(document.querySelector('[data-lectern]')?.shadowRoot?.childNodes ?? [])),
  ],
] as const)
  test(`the reader stays on top of everything on a page that ${does}`, async ({
    address,
    extension,
    page,
    reader,
    article,
  }) => {
    await page.goto(address);
    const gate = await closeGate(extension);
    await extension.click(page);
    await expect(article).toBeVisible();
    await page.evaluate(act);
    await gate.open();
    await expect(reader.locator('.spring > *')).toBeAttached();
    const isOnTop = () =>
      page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.matches('[data-lectern]'));
    await expect.poll(isOnTop).toBe(true);
  });

/** Waits until the browser has painted what has changed so far. */
const isPainted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
  ['sepia', 390],
  ['black', 1280],
] as const) {
  test(`no pixel changes on real pages when the reader takes over the first screen: ${theme}, ${width} px`, {
    tag: '@long',
  }, async ({ address, extension, page, article }) => {
    test.skip(REAL_PAGES.length === 0, 'needs ../shared/data/layout-dev');
    test.setTimeout(300_000);
    await page.goto(address);
    await store(extension, { theme });
    await page.setViewportSize({ width, height: 800 });
    const changed: string[] = [];
    for (const id of REAL_PAGES) {
      await withRealPage(id, async (url) => {
        await page.goto(url, { waitUntil: 'load' });
        const gate = await closeGate(extension);
        await extension.click(page);
        await expect(article).toBeVisible();
        await isPainted(page);
        // hides code, because its colours appear only later
        const picture = () => page.screenshot({ style: 'pre { visibility: hidden !important }' });
        const painted = await picture();
        await gate.open();
        await extension.settled(page);
        await isPainted(page);
        const taken = await picture();
        if (!painted.equals(taken)) changed.push(id);
      });
    }
    expect(changed).toEqual([]);
  });
}
