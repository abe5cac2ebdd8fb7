/** A private window in which the user has allowed the extension. */
import type { Page } from '@playwright/test';
import { painted, select } from './highlights/support.ts';
import { addressOf, type Extension, expect, launchExtension, test } from './support/chromium.ts';
import { keepAlgorithm } from './support/keep-algorithm.ts';

const SAID = 'the first sound is the chain of the ferry';

/**
 * Opens the reader on the page, chooses another algorithm for the site, highlights a passage, and closes the reader.
 * Checks that the reader's status message contains `said`. The message comes after the highlight has been painted.
 */
async function readAndMark(extension: Extension, page: Page, said = ''): Promise<void> {
  const reader = page.locator('[data-lectern] dialog');
  await extension.click(page);
  await expect(reader.getByRole('article')).toContainText(SAID);
  await page.keyboard.press('2');
  await keepAlgorithm(reader, 'on this site');
  await select(page, SAID);
  await page.keyboard.press('h');
  await expect.poll(() => painted(page)).toEqual({ yellow: SAID });
  await expect(reader.getByRole('status')).toContainText(said);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
}

test('reading and highlighting in a private window store nothing', async ({ site }) => {
  // uses a separate browser, because allowing the extension in private windows reloads it
  const { extension, close } = await launchExtension();
  try {
    await extension.reload({ enableInIncognito: true });
    const helper = await extension.context.newPage();
    await helper.goto(`chrome-extension://${extension.id}/manifest.json`);
    const stored = () =>
      helper.evaluate(async () => {
        const { local, sync, session } = chrome.storage;
        return Object.assign({}, ...(await Promise.all([local, sync, session].map((area) => area.get(null)))));
      });
    const before = await stored();

    const address = addressOf(site, 'basics--article/index.html');
    const opening = extension.context.waitForEvent('page');
    await helper.evaluate((url) => chrome.windows.create({ incognito: true, url }), address);
    const hidden = await opening;
    await hidden.waitForURL(address);
    await readAndMark(extension, hidden, 'Nothing is stored in a private window');
    expect(await stored()).toEqual(before);
    await hidden.close();

    const page = await extension.context.newPage();
    await page.goto(addressOf(site, 'basics--article/index.html'));
    await readAndMark(extension, page);
    const kept = new Set(['lastClick', `highlights:${page.url()}`, 'places', `site:${new URL(page.url()).host}`]);
    await expect.poll(async () => new Set(Object.keys(await stored()))).toEqual(kept);
  } finally {
    await close();
  }
});
