/**
 * Runs the built extension in a real Chromium, with real toolbar clicks and a real popup. The extension has no code for
 * tests. The file is long, because all fixtures share one browser.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  test as base,
  type CDPSession,
  chromium,
  expect,
  type Locator,
  type Page,
  type Worker,
} from '@playwright/test';
import { noteClicks, stateOf } from './failure-report.ts';
import { type Site, siteFixture } from './server.ts';

export interface Extension {
  context: BrowserContext;
  id: string;
  worker(): Promise<Worker>;
  /** Clicks the toolbar button, which grants access to the tab, and then fires `onClicked` or opens the popup. */
  click(page: Page): Promise<void>;
  /**
   * Waits until the toolbar button knows whether a reader is open, which takes some milliseconds after a reader has
   * opened or closed. Gives up after `most` checks, because some pages imitate or remove the reader.
   */
  settled(page: Page, most?: number): Promise<void>;
  /** Returns the popup that the toolbar button has opened. Throws if no popup opens. */
  popup(): Promise<Page>;
  /** Stops the service worker, as the browser does after half a minute without events. */
  killWorker(): Promise<void>;
  /** Reloads the extension as an update does. The extension's scripts in open pages then lose their connection. */
  reload(options?: { enableInIncognito?: boolean }): Promise<void>;
}

interface Fixtures {
  /** A new page. A warning or error of the extension in its console fails the test. */
  page: Page;
  reader: Locator;
  article: Locator;
  visit(path: string): Promise<void>;
  /** Visits a page, clicks the button, and waits until the article is visible and the whole reader has loaded. */
  read(path: string): Promise<void>;
}

const DIST = resolve(import.meta.dirname, '../../dist/chrome');

/**
 * Maximum number of checks when a helper waits for the browser, and the pause between two checks (ms). Together they
 * give 15 s, as long as `expect` waits.
 */
const MOST_TRIES = 500;
const PAUSE_MS = 30;

interface WorkerFixtures {
  /** Language of the browser's interface (BCP 47). A spec can set it with `test.use`. */
  uiLanguage: string;
  /**
   * A unique name, which gives a spec its own browser, for example because Chromium never completely forgets that a
   * permission was granted.
   */
  ownBrowser: string;
  extension: Extension;
  site: Site;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [...siteFixture],
  uiLanguage: ['en-US', { option: true, scope: 'worker' }],
  ownBrowser: ['', { option: true, scope: 'worker' }],
  extension: [
    async ({ uiLanguage }, use) => {
      const { extension, close } = await launchExtension({ uiLanguage });
      await use(extension);
      await close();
    },
    { scope: 'worker' },
  ],
  page: async ({ extension }, use, info) => {
    const page = await extension.context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      const ours = /lectern|chrome-extension:/i.test(`${message.text()} ${message.location().url}`);
      if (ours && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text());
    });
    await use(page);
    if (info.status !== info.expectedStatus) info.errors.push({ message: await stateOf(extension.context, page) });
    await page.close();
    if (complaints.length > 0) throw new Error(`The console complained: ${complaints.join('\n')}`);
  },
  reader: async ({ page }, use) => use(page.locator('[data-lectern] dialog')),
  article: async ({ page }, use) => use(page.locator('[data-lectern] article')),
  visit: async ({ extension, site, page }, use) =>
    use(async (path) => {
      await page.goto(addressOf(site, path));
      await extension.click(page);
    }),
  read: async ({ visit, article, extension, page }, use) =>
    use(async (path) => {
      await visit(path);
      await expect(article).toBeVisible();
      // waits as long as `expect`: the article may be only the first screen, painted before the reader has opened
      await extension.settled(page, MOST_TRIES);
    }),
});
export { expect };

interface LaunchOptions {
  uiLanguage?: string;
  /** Whether to keep the welcome page, which opens after the installation. If false, it is closed. */
  isWelcome?: boolean;
  others?: readonly string[];
  switches?: readonly string[];
}

export async function launchExtension(options: LaunchOptions = {}): Promise<{
  extension: Extension;
  close(): Promise<void>;
}> {
  const profile = mkdtempSync(join(tmpdir(), 'lectern-e2e-'));
  const context = await launch(profile, options);
  if (!options.isWelcome) await closeWelcome(context);
  return {
    extension: await connect(context, profile),
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function launch(
  profile: string,
  { uiLanguage = 'en-US', others = [], switches = [] }: LaunchOptions = {},
): Promise<BrowserContext> {
  const all = [DIST, ...others].join(',');
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    // keeps the back/forward cache, which Playwright disables: users have it, and it restores pages with an open reader
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    viewport: { width: 1280, height: 800 },
    args: [
      '--no-sandbox',
      // sets the language of `chrome.i18n`, even if the browser's own interface is not available in it
      `--lang=${uiLanguage}`,
      `--disable-extensions-except=${all}`,
      `--load-extension=${all}`,
      // opens a port for a second CDP client, because Playwright's own connection does not see the popup
      '--remote-debugging-port=0',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...switches,
    ],
  });
}

async function closeWelcome(context: BrowserContext): Promise<void> {
  const find = () => context.pages().find((page) => page.url().endsWith('#welcome'));
  await expect.poll(find).toBeDefined();
  await find()?.close();
}

async function connect(context: BrowserContext, profile: string): Promise<Extension> {
  const browser = context.browser() as Browser;
  const cdp: CDPSession = await browser.newBrowserCDPSession();
  const first = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const id = new URL(first.url()).host;
  const isOurs = (url: string) => url.startsWith(`chrome-extension://${id}/`);
  const isPopup = (url: string) => url.startsWith(`chrome-extension://${id}/src/pages/popup/`);
  const worker = async () => {
    const alive = context.serviceWorkers().find((candidate) => isOurs(candidate.url()));
    return alive ?? (await context.waitForEvent('serviceworker'));
  };
  await whenListening(first);
  await first.evaluate(noteClicks);
  const targets = async (type: string) => (await cdp.send('Target.getTargets', { filter: [{ type }] })).targetInfos;
  const settled = async (page: Page, most = 60) => {
    for (let tries = 0; tries < most; tries++) {
      const isRunning = (await targets('service_worker')).some(({ url }) => isOurs(url));
      const alive = context.serviceWorkers().find((candidate) => isOurs(candidate.url()));
      if (!isRunning || !alive || !/^(?:https?|chrome-extension):/.test(page.url())) return;
      // calls the prototype's method, because an element of the page may hide `document.querySelector`
      const hasReader = await page.evaluate(
        () => Document.prototype.querySelector.call(document, '[data-lectern]') !== null,
      );
      const hasPopup = await alive.evaluate(async () => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        return (await chrome.action.getPopup({ tabId: tab?.id as number })) !== '';
      });
      if (hasReader === hasPopup) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  return {
    context,
    id,
    worker,
    settled,
    async click(page) {
      await page.bringToFront();
      // waits for the button first, because a person would not click before it shows its new state
      await settled(page);
      const tabs = (await targets('tab')).filter(({ url }) => url === page.url());
      if (tabs.length !== 1 || !tabs[0]) throw new Error(`${tabs.length} tabs with the URL ${page.url()}`);
      if ((await targets('service_worker')).some(({ url }) => isOurs(url))) await (await worker()).evaluate(noteClicks);
      await cdp.send('Extensions.triggerAction', { id, targetId: tabs[0].targetId });
    },
    async popup() {
      for (let tries = 0; ; tries++) {
        if ((await targets('page')).some(({ url }) => isPopup(url))) break;
        if (tries === MOST_TRIES) throw new Error('The popup did not open');
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      const port = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0];
      // passes `noDefaults`, because this second client would otherwise take over the downloads of the first client
      const second = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
      // tries again, because the second client may learn of the popup before the popup's page has loaded
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const pages = second.contexts().flatMap((candidate) => candidate.pages());
        const popup = pages.find((candidate) => isPopup(candidate.url()));
        if (popup) return popup;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      throw new Error('The popup is not among the pages');
    },
    async killWorker() {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await page.goto(`chrome-extension://${id}/src/pages/popup/index.html`);
      await session.send('ServiceWorker.enable');
      // stops the worker again if a pending message has restarted it
      for (let tries = 0; (await targets('service_worker')).some(({ url }) => isOurs(url)); tries++) {
        if (tries === MOST_TRIES) throw new Error('The worker is still running');
        if (tries % 10 === 0) await session.send('ServiceWorker.stopAllWorkers');
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      await page.close();
    },
    async reload(options) {
      const next = context.waitForEvent('serviceworker');
      await cdp.send('Extensions.loadUnpacked', { path: DIST, ...options });
      await whenListening(await next);
    },
  };
}

/** Waits until the worker listens for clicks, because earlier clicks would be lost. */
async function whenListening(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    while (!chrome.action.onClicked.hasListeners()) await new Promise((resolve) => setTimeout(resolve, 10));
  });
}

let counter = 0;
/**
 * Returns the URL of a page of the test site. It differs on each call, because a toolbar click finds its tab by URL.
 */
export function addressOf(site: Site, path: string): string {
  counter += 1;
  return `${site.url}/${path}${path.includes('?') ? '&' : '?'}test=${counter}`;
}
