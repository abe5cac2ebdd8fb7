/** Reads pages in a browser: in an installed one, or in one that is already running. */

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { ElementMissing, UnreadablePage } from '../library/read.ts';
import { readPage } from '../library/read-page.ts';
import { within } from '../shared/within.ts';
import { CommandError, type LoadOptions, notLoaded } from './arguments.ts';
import type { Cookie } from './cookies.ts';
import type { Input } from './input.ts';
import type { Pages } from './pages.ts';
import { type PublicProxy, startPublicProxy } from './public-proxy.ts';

/** Longest wait for network requests to end after the page has loaded (ms). Some pages never stop sending requests. */
const QUIET_MS = 2000;

/** Extra time for the browser to report the timeout itself (ms). It cannot if a script of the page never ends. */
const GRACE_MS = 1000;

/** @throws {@link CommandError} if no browser is installed, or if the browser rejects the cookies */
export async function browserPages(options: LoadOptions, cookies: readonly Cookie[]): Promise<Pages> {
  const proxy = options.isPublicOnly ? await startPublicProxy() : null;
  let browser: Browser | null = null;
  const close = async () => {
    await browser?.close();
    proxy?.close();
  };
  try {
    browser = options.connect === null ? await launch(proxy) : await connect(options.connect);
    const context = await contextOf(browser, options);
    await context.addCookies(cookies).catch(() => {
      throw new CommandError(`The browser does not accept the cookies of ${options.cookies}.`);
    });
    return { ...pagesIn(context, options), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function pagesIn(context: BrowserContext, options: LoadOptions): Omit<Pages, 'close'> {
  return {
    async read(input, how) {
      const page = await context.newPage();
      try {
        const work = open(page, input, options).then(() => readPage(page, how));
        return await within(options.timeout + GRACE_MS, work, tooLate);
      } catch (error) {
        throw asCommandError(error, nameOf(input), options.timeout);
      } finally {
        // wait only a short time, because a page whose script never ends cannot be closed
        await within(GRACE_MS, page.close(), tooLate).catch(() => {});
      }
    },
    async fetchText(address, timeout) {
      const answer = await context.request.get(address, { timeout });
      return { status: answer.status(), text: await answer.text() };
    },
  };
}

async function launch(proxy: PublicProxy | null): Promise<Browser> {
  const executablePath = findBrowser(chromium.executablePath());
  try {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    return await chromium.launch({ executablePath, args, ...(proxy ? { proxy: { server: proxy.url } } : {}) });
  } catch (error) {
    throw notLoaded(`${executablePath} does not start: ${firstLine(error)}`);
  }
}

async function connect(address: string): Promise<Browser> {
  try {
    return await chromium.connectOverCDP(address, { noDefaults: true });
  } catch (error) {
    throw notLoaded(`There is no browser at ${address}: ${firstLine(error)}`);
  }
}

/** Returns the user's own browser context (with logins) if the browser was already running; otherwise a new one. */
async function contextOf(browser: Browser, { connect, viewport, userAgent }: LoadOptions): Promise<BrowserContext> {
  const [own] = connect === null ? [] : browser.contexts();
  return own ?? browser.newContext({ viewport, acceptDownloads: false, ...(userAgent ? { userAgent } : {}) });
}

async function open(page: Page, input: Input, { waitFor, timeout }: LoadOptions): Promise<void> {
  const end = Date.now() + timeout;
  const left = () => Math.max(1, end - Date.now());
  if (input.type === 'markup') await page.setContent(input.html, { timeout: left() });
  else await visit(page, input.url, left());
  // without scripts, nothing more loads
  const hasScripts = (await page.locator('script:not([type*=json])').count()) > 0;
  if (hasScripts) await page.waitForLoadState('networkidle', { timeout: Math.min(QUIET_MS, left()) }).catch(() => {});
  if (waitFor === null) return;
  await page.waitForSelector(waitFor, { state: 'attached', timeout: left() }).catch((error: unknown) => {
    const reason = isTimeout(error) ? `no element matches "${waitFor}"` : `"${waitFor}" is not a CSS selector`;
    throw notLoaded(`${nameOf(input)} was not read: ${reason}.`);
  });
}

/** @throws {@link CommandError} if the server answers with an error */
async function visit(page: Page, url: string, timeout: number): Promise<void> {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) answers.push(response);
  });
  // `goto` also rejects if an error response has no body: check the status first, because it makes a better message
  const loading = await page.goto(url, { timeout }).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const answer = answers.at(-1);
  if (answer && answer.status() >= 400)
    throw notLoaded(`${`${url} answers ${answer.status()} ${answer.statusText()}`.trim()}.`);
  if (loading) throw loading.error;
}

const tooLate = () => new DOMException('The browser does not answer.', 'TimeoutError');

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/ERR_NAME_NOT_RESOLVED/, 'the host is unknown'],
  [/ERR_CONNECTION_REFUSED/, 'the connection was refused'],
  [/ERR_INTERNET_DISCONNECTED/, 'there is no connection to the internet'],
  [/ERR_TOO_MANY_REDIRECTS/, 'it redirects without end'],
  [/ERR_CERT_/, 'its certificate is not valid'],
  [/Download is starting|ERR_ABORTED/, 'it is a file to download, not a web page'],
  [/has been closed|crashed/, 'the page crashed'],
];

function asCommandError(error: unknown, name: string, timeout: number): unknown {
  if (error instanceof CommandError) return error;
  if (error instanceof UnreadablePage) return notLoaded(`${name} cannot be read: ${error.message}`);
  if (error instanceof ElementMissing) return notLoaded(`${name}: ${error.message}`);
  if (error instanceof Error && /not a valid selector/.test(error.message))
    return new CommandError('--selector is not a CSS selector.');
  if (isTimeout(error))
    return notLoaded(`${name} cannot be opened (it took longer than ${Math.round(timeout / 1000)} s).`);
  if (error instanceof TypeError) return notLoaded(`${name} is too large.`);
  const line = firstLine(error);
  const reason = REASONS.find(([pattern]) => pattern.test(line))?.[1] ?? /net::(\w+)/.exec(line)?.[1];
  return reason === undefined ? error : notLoaded(`${name} cannot be opened (${reason}).`);
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
const nameOf = (input: Input) => (input.type === 'markup' ? 'The page' : input.type === 'web' ? input.url : input.path);

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const MAC = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const WINDOWS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Returns the path of a browser: an installed one or, if there is none, Playwright's own (`downloaded`).
 * @throws {@link CommandError} if there is no browser
 */
export function findBrowser(downloaded: string, environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw notLoaded(`CHROMIUM_PATH is "${given}", but there is no such file.`);
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const { PROGRAMFILES, LOCALAPPDATA, 'PROGRAMFILES(X86)': x86 } = environment;
  const windows = [PROGRAMFILES, x86, LOCALAPPDATA].filter((folder) => folder !== undefined);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...MAC,
    ...WINDOWS.flatMap((tail) => windows.map((folder) => `${folder}\\${tail}`)),
    downloaded,
  ];
  const found = given || candidates.find((path) => existsSync(path));
  if (found) return found;
  throw notLoaded(
    'No browser found: install Chromium, Chrome or Edge, set CHROMIUM_PATH to one, or give --no-browser.',
  );
}
