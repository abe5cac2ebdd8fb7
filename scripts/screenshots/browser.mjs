import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../setup/root.mjs';
import { closeWelcome } from '../setup/welcome.mjs';

const DIST = join(root, 'dist', 'chrome');

/**
 * Launches a headless Chromium with the built extension, in the given language. Connects a second debugging client,
 * because the first one (Playwright) does not see the popup of the toolbar button.
 */
export async function launch(executablePath, language = 'en-US') {
  const profile = mkdtempSync(join(tmpdir(), 'lectern-pictures-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: [
      `--lang=${language}`,
      `--disable-extensions-except=${DIST}`,
      `--load-extension=${DIST}`,
      '--remote-debugging-port=0',
      // the only way to set the scale of the popup; other pages get their own scale when they are opened
      '--force-device-scale-factor=2',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // waits until the worker listens for clicks, because an earlier click would be lost
  await worker.evaluate(async () => {
    while (!chrome.action.onClicked.hasListeners()) await new Promise((done) => setTimeout(done, 10));
  });
  await closeWelcome(context);
  const extensionId = new URL(worker.url()).host;
  return {
    context,
    extensionId,
    popup: () => findPopup(profile, extensionId),
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function findPopup(profile, extensionId) {
  const port = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0];
  for (let tries = 0; tries < 50; tries++) {
    const client = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const pages = client.contexts().flatMap((context) => context.pages());
    const popup = pages.find((page) => page.url().startsWith(`chrome-extension://${extensionId}/`));
    if (popup) return popup;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The popup did not open.');
}
