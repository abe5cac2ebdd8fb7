/**
 * The menu entry "Read this link" in Chromium. Tests can neither open a real context menu nor answer a permission
 * prompt. Instead, they send the menu's event to the worker, and replace the permission request with an answer.
 * `firefox-sites.spec.ts` tests the real menu and prompt.
 */
import type { Page } from '@playwright/test';
import { pressSwitch } from './support/always-read.ts';
import { allowedSites, allowInList, registeredFor, takeFromList } from './support/browser-list.ts';
import { addressOf, type Extension, expect, test } from './support/chromium.ts';

const SITE = 'http://127.0.0.1/*';
const BEGINNING = 'harbour wakes before the town';

test.describe.configure({ timeout: 90_000 });

/** Chooses "Read this link" for a link on the active page. Returns the tab in which the link opens. */
async function readLink(extension: Extension, page: Page, linkUrl: string): Promise<Page> {
  await page.bringToFront();
  const worker = await extension.worker();
  const opened = extension.context.waitForEvent('page');
  await worker.evaluate(async (url) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    // checks that the menu has an entry "read-link": updating a missing entry fails
    await chrome.contextMenus.update('read-link', {});
    const { onClicked } = chrome.contextMenus as unknown as {
      onClicked: { dispatch(info: object, tab: chrome.tabs.Tab | undefined): void };
    };
    onClicked.dispatch({ menuItemId: 'read-link', linkUrl: url, editable: false }, tab);
  }, linkUrl);
  return opened;
}

const badgeOf = async (extension: Extension) =>
  (await extension.worker()).evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    return [
      await chrome.action.getBadgeText({ tabId: tab?.id as number }),
      await chrome.action.getTitle({ tabId: tab?.id as number }),
    ];
  });

test('without permission, “Read this link” opens the page in a new tab, and a click reads it', async ({
  extension,
  page,
  site,
}) => {
  await page.goto(addressOf(site, 'kinds--front-page/index.html'));
  const address = addressOf(site, 'basics--article/index.html');
  const opened = await readLink(extension, page, address);
  await expect(opened).toHaveURL(address);
  await expect
    .poll(() => badgeOf(extension), { timeout: 20_000 })
    .toEqual(['Read', 'Click to read this page with Lectern']);
  expect(await allowedSites(extension)).toEqual([]);
  await extension.click(opened);
  await expect(opened.locator('[data-lectern] article')).toContainText(BEGINNING);
  await expect.poll(async () => (await badgeOf(extension))[0]).toBe('');
  await opened.close();
});

test('on an allowed site, “Read this link” opens the reader, and the site stays allowed', async ({
  extension,
  page,
  site,
}) => {
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await allowInList(extension, SITE);
  await extension.click(page);
  await expect(page.locator('[data-lectern] article')).toBeVisible();
  const popup = await pressSwitch(extension, page);
  await expect(popup.getByRole('switch')).toBeChecked();
  await popup.close();

  const opened = await readLink(extension, page, addressOf(site, 'basics--article/index.html'));
  await expect(opened.locator('[data-lectern] article')).toContainText(BEGINNING);
  await opened.keyboard.press('Escape');
  await expect(opened.locator('[data-lectern] dialog')).toHaveCount(0);
  await opened.close();
  expect(await allowedSites(extension)).toEqual([SITE]);
  expect(await registeredFor(extension)).toEqual([SITE]);
  await takeFromList(extension, SITE);
  await expect.poll(() => registeredFor(extension)).toEqual([]);
});

for (const [end, finish] of [
  ['its tab is closed', (opened: Page) => opened.close()],
  ['its page is left', (opened: Page) => opened.goto('about:blank')],
  ['its reader closes', (opened: Page) => opened.keyboard.press('Escape')],
] as const) {
  test(
    `the temporary permission for a link is removed when ${end}`,
    end === 'its reader closes' ? {} : { tag: '@long' },
    async ({ extension, page, site }) => {
      await page.goto(addressOf(site, 'kinds--front-page/index.html'));
      const worker = await extension.worker();
      // simulates a user who agrees: the site is allowed as soon as the permission is requested
      const browser = await worker.evaluateHandle(() => {
        const { contains, request } = chrome.permissions;
        chrome.permissions.contains = (() => Promise.resolve(false)) as typeof contains;
        chrome.permissions.request = (() => Promise.resolve(true)) as typeof request;
        return { mend: () => Object.assign(chrome.permissions, { contains, request }) };
      });
      await allowInList(extension, SITE);
      await grantFromPopup(extension);
      const opened = await readLink(extension, page, addressOf(site, 'basics--article/index.html'));
      await expect(opened.locator('[data-lectern] article')).toContainText(BEGINNING);
      expect(await allowedSites(extension)).toEqual([SITE]);
      await finish(opened);
      await expect.poll(() => allowedSites(extension)).toEqual([]);
      if (!opened.isClosed()) await opened.close();
      await browser.evaluate(({ mend }) => void mend());
      await takeFromList(extension, SITE);
    },
  );
}

async function grantFromPopup(extension: Extension): Promise<void> {
  const own = await extension.context.newPage();
  await own.goto(`chrome-extension://${extension.id}/src/pages/popup/index.html`);
  await own.evaluate((site) => {
    document.addEventListener('click', () => void chrome.permissions.request({ origins: [site] }), { once: true });
  }, SITE);
  await own.mouse.click(5, 5);
  await expect.poll(() => allowedSites(extension)).toEqual([SITE]);
  await own.close();
}
