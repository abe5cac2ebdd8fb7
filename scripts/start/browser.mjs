import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../setup/main.mjs';
import { root } from '../setup/root.mjs';
import { closeWelcome } from '../setup/welcome.mjs';

const DIST = join(root, 'dist', 'chrome');

export async function launch({ executablePath, headless }) {
  const { chromium } = await import('playwright');
  const profile = mkdtempSync(join(tmpdir(), 'lectern-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless,
    viewport: headless ? { width: 1280, height: 1000 } : null,
    args: [
      `--disable-extensions-except=${DIST}`,
      `--load-extension=${DIST}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    handleSIGINT: false,
    ignoreDefaultArgs: ['--enable-automation'],
  });
  const closed = new Promise((done) => context.once('close', done));
  const worker = context.serviceWorkers()[0] ?? (await waitForWorker(context));
  // waits until the worker listens for clicks, because an earlier click would be lost
  await worker.evaluate(async () => {
    while (!chrome.action.onClicked.hasListeners()) await new Promise((done) => setTimeout(done, 10));
  });
  await closeWelcome(context);
  return {
    context,
    closed,
    extensionId: new URL(worker.url()).host,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function waitForWorker(context) {
  try {
    return await context.waitForEvent('serviceworker', { timeout: 15_000 });
  } catch {
    throw new UserError(
      'This browser did not load the extension. Google Chrome since version 137 refuses to: install Chromium, or set CHROMIUM_PATH to one.',
    );
  }
}

/** Opens a page. Throws a UserError of one sentence if the page cannot be opened. */
export async function open(context, url) {
  const page = context.pages()[0] ?? (await context.newPage());
  try {
    const response = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 45_000 });
    await page.waitForLoadState('load', { timeout: 15_000 }).catch(() => {}); // an image may never load
    if (response && response.status() >= 400) {
      throw new UserError(`${url} answers ${response.status()} ${response.statusText()}.`.replace(' .', '.'));
    }
    return page;
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = /net::(\w+)/.exec(error.message)?.[1] ?? error.message.split('\n')[0];
    throw new UserError(`${url} cannot be opened (${reason}).`);
  }
}

/**
 * Clicks the extension's real toolbar button, which gives the extension the permissions of a user's click. Calls
 * `onClick` right before the click.
 */
export async function clickToolbarButton({ context, extensionId }, page, onClick = () => {}) {
  const session = await context.browser().newBrowserCDPSession();
  try {
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const tab = targetInfos.find((target) => target.url === page.url());
    if (!tab) throw new UserError(`The tab with ${page.url()} is closed.`);
    onClick();
    await session.send('Extensions.triggerAction', { id: extensionId, targetId: tab.targetId });
  } finally {
    await session.detach();
  }
}
