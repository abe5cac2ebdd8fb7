/** Sites that are always read, and reading a link, in Firefox. The tests answer Firefox's own permission prompt. */
import type { Page } from 'puppeteer-core';
import { expect, FIREFOX, type FirefoxExtension, test } from './support/firefox.ts';
import {
  allowedSites,
  answerQuestion,
  questionIsAsked,
  registeredFor,
  takeFromList,
} from './support/firefox-question.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const SITE = 'http://127.0.0.1/*';
const PAGE = 'basics--article/index.html';
const TEXT = 'the first sound is the chain of the ferry';
const ARTICLE = "document.querySelector('[data-lectern]')?.shadowRoot?.querySelector('article')?.innerText ?? ''";
const PANEL = '#customizationui-widget-panel';
const textOf = (tab: Page) => tab.evaluate(ARTICLE) as Promise<string>;

test.afterEach(async ({ firefox }) => {
  await takeFromList(firefox, SITE);
  await expect.poll(() => registeredFor(firefox)).toEqual([]);
});

/** Presses the switch “Always read this site” in the popup. The reader must be open. */
async function pressSwitch(firefox: FirefoxExtension): Promise<void> {
  // waits some milliseconds until the button knows that a reader is open: an earlier click would have no effect
  const isOpen = () => firefox.inBrowserWindow<boolean>(`() => document.querySelector('${PANEL} browser') !== null`);
  const pressUntilOpen = async () => {
    if (await isOpen()) return true;
    await firefox.click();
    return false;
  };
  await expect.poll(pressUntilOpen, { intervals: [500] }).toBe(true);
  await expect
    .poll(() => firefox.inPopup<boolean>("return content.document.querySelector('[role=switch]') !== null"))
    .toBe(true);
  await firefox.inPopup(`
    content.document.querySelector('details').open = true;
    content.document.querySelector('[role=switch]').scrollIntoView();
    const { x, y, width, height } = content.document.querySelector('[role=switch]').getBoundingClientRect();
    for (const type of ['mousemove', 'mousedown', 'mouseup'])
      content.synthesizeMouseEvent(type, x + width / 2, y + height / 2, { button: 0, clickCount: 1 }, {});
  `);
}

const closePopup = ({ inBrowserWindow }: FirefoxExtension) =>
  inBrowserWindow(`() => document.querySelector('${PANEL}').hidePopup()`);

const noticeIn = (firefox: FirefoxExtension) =>
  firefox.inPopup<string>("return content.document.querySelector('[role=status]').innerText");

async function read(firefox: FirefoxExtension, tab: Page, address: string): Promise<void> {
  await tab.goto(address);
  await firefox.click();
  await expect.poll(() => textOf(tab)).toContain(TEXT);
}

test('automatic opening starts when the user allows the site, even after the popup has closed', async ({
  firefox,
  tab,
  site,
}) => {
  test.setTimeout(60_000);
  await read(firefox, tab, `${site.url}/${PAGE}`);
  await pressSwitch(firefox);
  // the popup closes when the permission prompt takes the focus
  await questionIsAsked(firefox);
  await closePopup(firefox);
  await answerQuestion(firefox, 'Allow');
  await expect.poll(() => registeredFor(firefox)).toEqual([SITE]);
  expect(await allowedSites(firefox)).toEqual([SITE]);

  await tab.goto(`${site.url}/${PAGE}?second`);
  // reads the text through the browser's own window: reading it with Puppeteer would count as user input, after which
  // the reader does not open automatically
  const shown =
    "return content.document.querySelector('[data-lectern]')?.shadowRoot?.querySelector('article')?.innerText ?? ''";
  await expect.poll(() => firefox.inFront<string>(shown)).toContain(TEXT);
  await takeFromList(firefox, SITE);
  await expect.poll(() => registeredFor(firefox)).toEqual([]);
});

test('if the user does not allow a site, automatic opening stays off, and the popup says so', { tag: '@long' }, async ({
  firefox,
  tab,
  site,
}) => {
  await read(firefox, tab, `${site.url}/${PAGE}`);
  await pressSwitch(firefox);
  await answerQuestion(firefox, 'Deny');
  await expect.poll(() => noticeIn(firefox)).toBe('Your browser did not give permission, so this stays off.');
  expect(await registeredFor(firefox)).toEqual([]);
  await closePopup(firefox);
});

/** Covers the page with a link, so that a context menu opens on the link. Resolves after the link is painted. */
const putLink = (tab: Page, href: string) =>
  tab.evaluate(async (address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'A link';
    link.style.cssText = 'position: fixed; inset: 0; background: white; z-index: 9';
    document.body.append(link);
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }, href);

async function linkTab({ browser }: FirefoxExtension, address: string): Promise<Page> {
  await expect.poll(async () => (await browser.pages()).some((page) => page.url() === address)).toBe(true);
  return (await browser.pages()).find((page) => page.url() === address) as Page;
}

const selectedTab = ({ inBrowserWindow }: FirefoxExtension) =>
  inBrowserWindow<string>('() => gBrowser.selectedBrowser.currentURI.spec');

test('“Read this link” opens the reader in a new tab, and the permission for the site ends when the reader closes', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  test.setTimeout(60_000);
  const address = `${site.url}/${PAGE}?link`;
  await tab.goto(`${site.url}/kinds--front-page/index.html`);
  await putLink(tab, address);
  await firefox.chooseInMenu('Read this link with Lectern');
  await answerQuestion(firefox, 'Allow');
  const opened = await linkTab(firefox, address);
  await expect.poll(() => textOf(opened)).toContain(TEXT);
  expect(await selectedTab(firefox)).toBe(address);
  // while the reader is open, it keeps the permission for the site, which it needs to load the script for copying
  await opened.keyboard.press('m');
  await expect.poll(() => firefox.clipboard()).toContain('# The harbour');
  expect(await allowedSites(firefox)).toEqual([SITE]);
  await opened.keyboard.press('Escape');
  await expect.poll(() => allowedSites(firefox)).toEqual([]);
  expect(await registeredFor(firefox)).toEqual([]);
  await opened.close();
});

test('if permission is denied, “Read this link” only opens the page, and the toolbar button then opens the reader', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  test.setTimeout(60_000);
  const address = `${site.url}/${PAGE}?declined`;
  await tab.goto(`${site.url}/kinds--front-page/index.html`);
  await putLink(tab, address);
  await firefox.chooseInMenu('Read this link with Lectern');
  await answerQuestion(firefox, 'Deny');
  const opened = await linkTab(firefox, address);
  const badge = () =>
    firefox.inBrowserWindow<string>(
      "() => document.querySelector('[id^=lectern][id$=-BAP] .toolbarbutton-badge')?.textContent ?? ''",
    );
  await expect.poll(badge).toBe('Read');
  expect(await selectedTab(firefox)).toBe(address);
  await firefox.click();
  await expect.poll(() => textOf(opened)).toContain(TEXT);
  await expect.poll(badge).toBe('');
  await opened.close();
});
