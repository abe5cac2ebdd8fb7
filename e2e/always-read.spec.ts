/**
 * Automatic opening of the reader. It needs the user's permission, happens only on articles, and not again on a page
 * where the user closed the reader. The file is long, because all its tests grant and withdraw the permission in the
 * same way.
 */
import { popupWithSwitch, pressSwitch, SITE, switchOn, visitUnasked } from './support/always-read.ts';
import { allowedSites, allowInList, registeredFor, takeFromList } from './support/browser-list.ts';
import { addressOf, type Extension, expect, test } from './support/chromium.ts';

const ARTICLE = 'basics--article/index.html';
const EVERYWHERE = '*://*/*';
const BEGINNING = 'harbour wakes before the town';

test.use({ ownBrowser: 'always-read' });
test.describe.configure({ timeout: 90_000 });

/** Removes the test site from the browser's list of sites that the extension may read. */
async function takeBack(extension: Extension): Promise<void> {
  await takeFromList(extension, SITE);
  await expect.poll(() => registeredFor(extension)).toEqual([]);
}

/**
 * Counts the messages of the article probe, a script that tells the worker that a page may be an article. Returns a
 * function that returns the count so far.
 */
async function sightings(extension: Extension): Promise<() => Promise<number>> {
  const worker = await extension.worker();
  await worker.evaluate(() => {
    const counter = globalThis as unknown as { sighted?: number };
    if (counter.sighted !== undefined) return;
    counter.sighted = 0;
    chrome.runtime.onMessage.addListener((message: { call?: string }) => {
      if (message.call === 'articleSighted') counter.sighted = (counter.sighted ?? 0) + 1;
    });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { sighted: number }).sighted);
}

/** Makes the worker decide whether to open the reader on the active page. Resolves after the decision. */
async function decideAgain(extension: Extension): Promise<void> {
  const worker = await extension.worker();
  await worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const files = ['lazy/words', 'lazy/lectern', 'index'].map((name) => `src/session/${name}.js`);
    await chrome.scripting.executeScript({ target: { tabId: tab?.id as number }, files });
    const request = { id: crypto.randomUUID(), clickedAt: Date.now(), isUnasked: true };
    const message = { lectern: 1, call: 'serveClick', request };
    await chrome.tabs.sendMessage(tab?.id as number, message);
  });
}

test('a switch in the popup turns automatic opening on; turning it off also removes the permission', async ({
  extension,
  page,
  site,
  read,
  article,
}) => {
  await takeBack(extension);
  await read(ARTICLE);
  expect(await allowedSites(extension)).toEqual([]);
  await allowInList(extension, SITE);
  const popup = await pressSwitch(extension, page);
  await expect(popup.getByRole('switch')).toBeChecked();
  await expect(popup.getByRole('status')).toHaveText('Articles on this site now open automatically.');
  expect(await registeredFor(extension)).toEqual([SITE]);
  expect(await allowedSites(extension)).toEqual([SITE]);
  await popup.close();

  await visitUnasked(page, addressOf(site, ARTICLE));
  await expect(article).toContainText(BEGINNING);

  const again = await pressSwitch(extension, page);
  await expect(again.getByRole('switch')).not.toBeChecked();
  await expect(again.getByRole('status')).toHaveText('Turned off. The permission was removed.');
  expect(await registeredFor(extension)).toEqual([]);
  expect(await allowedSites(extension)).toEqual([]);
  await again.close();
});

test("after the browser removes the site's permission, the popup shows automatic opening as off", async ({
  extension,
  page,
  site,
  article,
}) => {
  await switchOn(extension, addressOf(site, ARTICLE));
  await takeBack(extension);
  await page.goto(addressOf(site, ARTICLE));
  await extension.click(page);
  await expect(article).toContainText(BEGINNING);
  const popup = await popupWithSwitch(extension, page);
  await expect(popup.getByRole('switch')).not.toBeChecked();
  await popup.close();
});

test('the reader opens automatically on an article whose text a script adds after loading', async ({
  extension,
  page,
  site,
  article,
}) => {
  await switchOn(extension, addressOf(site, ARTICLE));
  await visitUnasked(page, addressOf(site, 'live--late/index.html'));
  await expect(article).toContainText('the captain waits for the tide');
});

test('articles still open automatically after the background worker has stopped', async ({
  extension,
  page,
  site,
  article,
}) => {
  await switchOn(extension, addressOf(site, ARTICLE));
  await extension.killWorker();
  await visitUnasked(page, addressOf(site, ARTICLE));
  await expect(article).toContainText(BEGINNING);
});

test('the reader opens automatically only on articles, and uses the chosen algorithm', async ({
  extension,
  page,
  site,
  article,
  reader,
}) => {
  await switchOn(extension, addressOf(site, ARTICLE));
  const worker = await extension.worker();
  const choose = (algorithm: string) =>
    worker.evaluate((id) => chrome.storage.sync.set({ settings: { version: 1, algorithm: id } }), algorithm);
  await choose('html-text');
  await visitUnasked(page, addressOf(site, ARTICLE));
  // only the algorithm `html-text` keeps this line, because this algorithm keeps the whole page
  await expect(article).toContainText('Copyright by nobody');
  await page.goto(addressOf(site, 'kinds--teasers/index.html'));
  await page.bringToFront();
  await decideAgain(extension);
  await expect(reader).toHaveCount(0);
  await worker.evaluate(() => chrome.storage.sync.clear());
});

const OFTEN: readonly string[] = ['kinds--front-page', 'kinds--not-found', 'basics--short'];

for (const path of [
  'kinds--front-page',
  'kinds--results',
  'kinds--shop-window',
  'kinds--sign-in',
  'kinds--not-found',
  'empty--blank',
  'basics--short',
]) {
  test(
    `the reader does not open automatically on ${path}`,
    OFTEN.includes(path) ? {} : { tag: '@long' },
    async ({ extension, page, site, reader }) => {
      await switchOn(extension, addressOf(site, ARTICLE));
      await page.goto(addressOf(site, `${path}/index.html`));
      await page.bringToFront();
      // makes the worker decide now: the test must not pass just because the worker has not yet examined the page
      await decideAgain(extension);
      await expect(reader).toHaveCount(0);
    },
  );
}

test('after Esc, the reader does not open automatically on the same page again', async ({
  extension,
  page,
  site,
  article,
  reader,
}) => {
  await switchOn(extension, addressOf(site, ARTICLE));
  const sighted = await sightings(extension);
  const closed = addressOf(site, ARTICLE);
  await visitUnasked(page, closed);
  await expect(article).toContainText(BEGINNING);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  const before = await sighted();
  await page.reload();
  await expect.poll(sighted).toBe(before + 1);
  // waits until the reader has opened on a page that was loaded later: by then, it would have opened on this page, too
  const other = await extension.context.newPage();
  await visitUnasked(other, addressOf(site, ARTICLE));
  await expect(other.locator('[data-lectern] article')).toContainText(BEGINNING);
  await expect(reader).toHaveCount(0);
  await other.close();
  // a click on the toolbar button still opens the reader
  await extension.click(page);
  await expect(article).toContainText(BEGINNING);
});

test('going back shows a page without the reader if the user had closed the reader there', async ({
  extension,
  page,
  site,
  article,
  reader,
}) => {
  await switchOn(extension, addressOf(site, ARTICLE));
  const first = addressOf(site, ARTICLE);
  await visitUnasked(page, first);
  await expect(article).toContainText(BEGINNING);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await visitUnasked(page, addressOf(site, ARTICLE));
  await expect(article).toContainText(BEGINNING);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(first);
  await expect(reader).toHaveCount(0);
});

test('going back does not open the reader automatically, even if the browser reloads the page', async ({
  extension,
  page,
  site,
  article,
  reader,
}) => {
  await switchOn(extension, addressOf(site, ARTICLE));
  const first = addressOf(site, ARTICLE);
  await visitUnasked(page, first);
  await expect(article).toContainText(BEGINNING);
  // adds an `unload` listener, because browsers reload such pages instead of keeping them in the back/forward cache
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await page.goto(addressOf(site, 'kinds--front-page/index.html'));
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(first);
  await page.waitForLoadState('load');
  const type = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type);
  expect(type).toBe('back_forward');
  // waits until the reader has opened on a page that was loaded later: by then, it would have opened on this page, too
  const other = await extension.context.newPage();
  await visitUnasked(other, addressOf(site, ARTICLE));
  await expect(other.locator('[data-lectern] article')).toContainText(BEGINNING);
  await other.close();
  await expect(reader).toHaveCount(0);
});

test('if automatic opening cannot be stored for a site, it stays off, and the site permission is removed', async ({
  extension,
  page,
  read,
}) => {
  await read(ARTICLE);
  await allowInList(extension, SITE);
  const worker = await extension.worker();
  const store = await worker.evaluateHandle(() => {
    const { set } = chrome.storage.local;
    chrome.storage.local.set = () => Promise.reject(new Error('QUOTA_BYTES quota exceeded'));
    return { mend: () => Object.assign(chrome.storage.local, { set }) };
  });
  const popup = await pressSwitch(extension, page);
  await expect(popup.getByRole('status')).toHaveText('This could not be saved, so it is off.');
  await expect(popup.getByRole('switch')).not.toBeChecked();
  await expect.poll(() => registeredFor(extension)).toEqual([]);
  await expect.poll(() => allowedSites(extension)).toEqual([]);
  await popup.close();
  await store.evaluate(({ mend }) => void mend());
});

test('if the user allows all sites, the reader opens automatically on all except excluded sites', async ({
  extension,
  page,
  site,
  article,
  reader,
}) => {
  await switchOn(extension, addressOf(site, ARTICLE));
  await allowInList(extension, EVERYWHERE);
  const settings = await extension.context.newPage();
  await settings.goto(`chrome-extension://${extension.id}/src/pages/options/index.html#sites`);
  const everywhere = settings.getByRole('switch', { name: 'Always read everywhere' });
  await everywhere.press('Space');
  await expect(everywhere).toBeChecked();
  await expect.poll(() => registeredFor(extension)).toEqual([EVERYWHERE]);
  // sites that are always read keep their permission when “all sites” is switched off
  await everywhere.press('Space');
  await expect(everywhere).not.toBeChecked();
  await expect.poll(() => registeredFor(extension)).toEqual([SITE]);
  await everywhere.press('Space');
  await expect(everywhere).toBeChecked();
  await expect.poll(() => registeredFor(extension)).toEqual([EVERYWHERE]);

  await visitUnasked(page, addressOf(site, ARTICLE));
  await expect(article).toContainText(BEGINNING);
  await page.getByRole('button', { name: 'Never on this site' }).click();
  await expect(reader).toHaveCount(0);
  await expect(settings.getByText('Articles never open automatically')).toBeVisible();
  const sighted = await sightings(extension);
  const before = await sighted();
  await page.goto(addressOf(site, ARTICLE));
  await page.bringToFront();
  await expect.poll(sighted).toBe(before + 1);
  await expect(reader).toHaveCount(0);

  await settings.bringToFront();
  await settings.getByRole('textbox', { name: 'Site to exclude' }).fill('https://www.a.test/story');
  await settings.keyboard.press('Enter');
  await expect(settings.getByRole('heading', { name: 'a.test' })).toBeVisible();
  await settings.getByRole('button', { name: 'Forget 127.0.0.1', exact: true }).click();
  await settings.getByRole('button', { name: 'Forget a.test', exact: true }).click();
  await expect(settings.getByText('Articles never open automatically')).toHaveCount(0);
  await page.bringToFront();
  await visitUnasked(page, addressOf(site, ARTICLE));
  await expect(article).toContainText(BEGINNING);

  await takeFromList(extension, EVERYWHERE);
  await expect(everywhere).not.toBeChecked();
  await expect.poll(() => registeredFor(extension)).toEqual([]);
  await settings.close();
});
