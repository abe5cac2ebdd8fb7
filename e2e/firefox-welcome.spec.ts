/** The welcome page in Firefox. */
import { expect, FIREFOX, test } from './support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const PAGE = 'content.document';
const SHOWN = `${PAGE}.querySelector('[data-lectern]')?.shadowRoot?.querySelector('article')?.innerText ?? ''`;

test('in Firefox, a click on the toolbar button shows the welcome page in the reader', async ({ firefox }) => {
  await firefox.inBrowserWindow(`async () => {
    const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
    const addons = await AddonManager.getAddonsByTypes(['extension']);
    const { optionsURL } = addons.find(({ name }) => name === 'Lectern');
    gBrowser.selectedTab = gBrowser.addTrustedTab(optionsURL + '#welcome');
  }`);
  try {
    await expect
      .poll(() => firefox.inFront<string>(`return ${PAGE}.querySelector('h1')?.innerText ?? ''`))
      .toContain('Welcome to Lectern');
    await firefox.click();
    await expect
      .poll(() => firefox.inFront<string>(`return ${SHOWN}`))
      .toContain('this page opens in the reader like any article');
    await expect.poll(async () => (await firefox.face()).title).toBe('Lectern is open. Click to show its controls.');
  } finally {
    await firefox.inBrowserWindow('() => gBrowser.removeCurrentTab()');
  }
});
