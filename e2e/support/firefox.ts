/**
 * Runs the built extension in Firefox, controlled by puppeteer-core over WebDriver BiDi. The toolbar button is clicked
 * with the mouse in the browser's own window, which only privileged code can access.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { type Site, siteFixture } from './server.ts';

export const FIREFOX = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path): path is string => path !== undefined && path !== '' && existsSync(path),
);

export interface FirefoxExtension {
  browser: Browser;
  click(): Promise<void>;
  /** Returns the icon that the toolbar button shows (Firefox chooses it by the browser's theme), and the tooltip. */
  face(): Promise<{ icon: string; title: string }>;
  /** Waits for the welcome page and closes it. Returns its title. */
  closeWelcome(): Promise<string>;
  /** Calls a function, given as source code, in the browser's own window. Returns its result. */
  inBrowserWindow<T>(source: string): Promise<T>;
  /** Runs a function body in the open popup, with `content` as the popup's window. Returns its result. */
  inPopup<T>(body: string): Promise<T>;
  /** Runs a function body in the selected tab, which may be a page of the extension. Returns its result. */
  inFront<T>(body: string): Promise<T>;
  clipboard(): Promise<string>;
  /** Opens the page's context menu and chooses the entry of Lectern that has this label. */
  chooseInMenu(label: string): Promise<void>;
  /** Waits for the next download. Returns the file and removes it from the download folder. */
  download(): Promise<{ name: string; bytes: Buffer }>;
}

interface BidiResult {
  contexts?: { context: string; url: string }[];
  type?: 'success' | 'exception';
  result?: { value: string };
  exceptionDetails?: { text: string };
}

const DIST = resolve(import.meta.dirname, '../../dist/firefox');

/**
 * Returns the id of the toolbar button. Firefox derives it from the extension's id, which differs between builds
 * (`vite/manifest.ts`).
 */
function buttonId(): string {
  const manifest = JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8'));
  const { id } = manifest.browser_specific_settings.gecko as { id: string };
  return `${id.toLowerCase().replace(/[^a-z0-9_-]/g, '_')}-BAP`;
}

export const test = base.extend<{ tab: Page }, { firefox: FirefoxExtension; site: Site }>({
  site: [...siteFixture],
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright's fixture form
    async ({}, use) => {
      const { firefox, close } = await launchFirefox();
      await firefox.closeWelcome();
      await use(firefox);
      await close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ firefox }, use) => {
    const page = await firefox.browser.newPage();
    await use(page);
    await page.close();
  },
});
export { expect } from '@playwright/test';

/** Launches a separate Firefox with the extension and with additional preferences. */
export async function launchFirefox(
  preferences: Readonly<Record<string, boolean>> = {},
): Promise<{ firefox: FirefoxExtension; close(): Promise<void> }> {
  const downloads = mkdtempSync(join(tmpdir(), 'lectern-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX as string,
    headless: true,
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      // saves downloads without a prompt in our own folder
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'browser.download.alwaysOpenPanel': false,
      'media.webspeech.synth.test': true,
      ...preferences,
    },
  });
  await browser.installExtension(DIST);
  return {
    firefox: await connect(browser, downloads),
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

async function connect(browser: Browser, downloads: string): Promise<FirefoxExtension> {
  // puppeteer has this raw BiDi connection, but its types lack it
  const { connection } = browser as unknown as {
    connection: { send(method: string, params: object): Promise<{ result: BidiResult }> };
  };
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const context = result.contexts?.find(({ url }) => url.endsWith('browser.xhtml'))?.context;
  const button = buttonId();
  const inBrowserWindow = async <T>(source: string): Promise<T> => {
    const { result: answer } = await connection.send('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${source})()) ?? null))()`,
      target: { context },
      awaitPromise: true,
    });
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text);
    return JSON.parse(answer.result?.value ?? 'null') as T;
  };
  /**
   * Runs a function body in a browser element once that element exists. If the element changes its process, the pending
   * answer is lost, so the body is run again.
   */
  const inContent = <T>(expression: string, body: string) =>
    inBrowserWindow<T>(`async () => {
        const find = () => ${expression};
        for (let tries = 0; tries < 100 && !find(); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
        const name = 'answer' + Math.random();
        return new Promise((resolve) => {
          let asked;
          const ask = () => {
            const manager = find()?.messageManager;
            if (!manager || manager === asked) return;
            asked = manager;
            manager.addMessageListener(name, ({ data }) => {
              clearInterval(asking);
              resolve(data);
            });
            const script = 'sendAsyncMessage("' + name + '", (() => {' + ${JSON.stringify(body)} + '})())';
            manager.loadFrameScript('data:,' + encodeURIComponent(script), false);
          };
          const asking = setInterval(ask, 100);
          ask();
        });
      }`);
  return {
    browser,
    inBrowserWindow,
    click: () =>
      inBrowserWindow(`() => {
        const box = document.getElementById('${button}').getBoundingClientRect();
        for (const type of ['mousemove', 'mousedown', 'mouseup']) {
          window.synthesizeMouseEvent(type, box.x + box.width / 2, box.y + box.height / 2, { button: 0, clickCount: 1 }, {});
        }
      }`),
    closeWelcome: () =>
      inBrowserWindow(`async () => {
        const find = () => gBrowser.tabs.find(({ linkedBrowser }) => linkedBrowser.currentURI.spec.endsWith('#welcome'));
        for (let tries = 0; tries < 200 && !find(); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
        const { label } = find();
        gBrowser.removeTab(find());
        return label;
      }`),
    face: () =>
      inBrowserWindow(`() => {
        const button = document.getElementById('${button}');
        const drawn = button.querySelector('.unified-extensions-item-action-button') ?? button;
        const icon = [button, ...button.querySelectorAll('*')].map((part) => part.getAttribute('style') ?? '').join(' ');
        return { icon, title: drawn.getAttribute('tooltiptext') ?? button.getAttribute('tooltiptext') ?? '' };
      }`),
    inPopup: (body) => inContent("document.querySelector('#customizationui-widget-panel browser')", body),
    inFront: (body) => inContent('gBrowser.selectedBrowser', body),
    chooseInMenu: (label) =>
      inBrowserWindow(`async () => {
        const menu = document.getElementById('contentAreaContextMenu');
        const shown = new Promise((resolve) => menu.addEventListener('popupshown', resolve, { once: true }));
        const box = gBrowser.selectedBrowser.getBoundingClientRect();
        window.synthesizeMouseEvent('contextmenu', box.x + 300, box.y + 200, { button: 2, clickCount: 1 }, {});
        await shown;
        const entry = [...menu.querySelectorAll('menuitem')].find(
          ({ id, label }) => id.includes('lectern') && label === ${JSON.stringify(label)},
        );
        if (!entry) throw new Error('The menu has no such entry');
        entry.doCommand();
        menu.hidePopup();
      }`),
    async download() {
      // waits for at most 15 s, as `expect` does
      for (let tries = 0; tries < 300; tries++) {
        const [name] = readdirSync(downloads).filter((file) => !file.endsWith('.part'));
        const bytes = name ? bytesOf(join(downloads, name)) : Buffer.alloc(0);
        if (name && bytes.length > 0) {
          rmSync(join(downloads, name));
          return { name, bytes };
        }
        await new Promise((done) => setTimeout(done, 50));
      }
      throw new Error('No file arrived');
    },
    clipboard: () =>
      inBrowserWindow(`() => {
        const transferable = Cc['@mozilla.org/widget/transferable;1'].createInstance(Ci.nsITransferable);
        transferable.init(null);
        transferable.addDataFlavor('text/plain');
        Services.clipboard.getData(transferable, Ci.nsIClipboard.kGlobalClipboard);
        const data = {};
        // Firefox throws an error if the clipboard is empty
        try { transferable.getTransferData('text/plain', data); } catch { return ''; }
        return data.value.QueryInterface(Ci.nsISupportsString).data;
      }`),
  };
}

/**
 * Returns the bytes of a file; an empty buffer if the file no longer exists, because Firefox renames a download once it
 * is complete.
 */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
