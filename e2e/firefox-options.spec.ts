/**
 * The settings page in Firefox: it opens from about:addons, it stores changes, and its shortcuts work in the reader.
 */
import { expect, FIREFOX, type FirefoxExtension, test } from './support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const PAGE = 'content.document';
const SHOWN = "document.querySelector('[data-lectern]')?.shadowRoot";

/** Opens the settings from about:addons. */
async function openOptions(firefox: FirefoxExtension): Promise<void> {
  await firefox.inBrowserWindow(`async () => {
    const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
    const addons = await AddonManager.getAddonsByTypes(['extension']);
    const { optionsURL, optionsType } = addons.find(({ name }) => name === 'Lectern');
    if (optionsType !== AddonManager.OPTIONS_TYPE_TAB) throw new Error('not in a tab');
    gBrowser.selectedTab = gBrowser.addTrustedTab(optionsURL);
  }`);
  await expect
    .poll(() => firefox.inFront<string>(`return ${PAGE}.querySelector('h1')?.innerText ?? ''`))
    .toContain('Settings');
}

// resets the settings, because later specs use the same browser
test.afterEach(async ({ firefox }) => {
  await openOptions(firefox);
  await firefox.inFront(`
    [...${PAGE}.querySelectorAll('button')].find(({ innerText }) => innerText === 'Reset all settings').click();
  `);
  await expect
    .poll(() => firefox.inFront<string>(`return ${PAGE}.querySelector('[role=status]')?.innerText ?? ''`))
    .toContain('back to their defaults');
  await firefox.inBrowserWindow('() => gBrowser.removeCurrentTab()');
});

test('the options page opens and saves settings, and a changed shortcut works in the reader', async ({
  firefox,
  tab,
  site,
}) => {
  test.setTimeout(90_000);
  const inFront = <T>(body: string) => firefox.inFront<T>(body);
  await openOptions(firefox);
  await inFront(`
    const theme = ${PAGE}.querySelector('select[aria-label="Theme"]');
    theme.value = 'sepia';
    theme.dispatchEvent(new content.Event('change', { bubbles: true }));
  `);
  await expect.poll(() => inFront<string>(`return ${PAGE}.documentElement.dataset.theme`)).toBe('sepia');
  await inFront(`
    const css = ${PAGE}.querySelector('textarea');
    css.value = '.headline { letter-spacing: 7px; background: url(https://k.test/a.png) }';
    for (const type of ['input', 'change']) css.dispatchEvent(new content.Event(type, { bubbles: true }));
  `);
  await expect
    .poll(() => inFront<string>(`return ${PAGE}.querySelector('.objection').innerText`))
    .toMatch(/^Ignored, because it could load a file from the web: background/);
  await inFront(`${PAGE}.querySelector('a[href="#keys"]').click()`);
  const key = `${PAGE}.querySelector('button[aria-label*="Remove or fix parts"][aria-label$="(now E)"]')`;
  await expect.poll(() => inFront<boolean>(`return ${key} !== null`)).toBe(true);
  await inFront(`
    const button = ${key};
    button.focus();
    button.click();
  `);
  await expect
    .poll(() => inFront<string>(`return ${PAGE}.querySelector('[aria-pressed=true]')?.innerText`))
    .toBe('Press a key');
  await firefox.inBrowserWindow(`() => {
    const tip = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
    tip.beginInputTransactionForTests(window);
    const event = new KeyboardEvent('', { key: 'q', code: 'KeyQ', keyCode: KeyboardEvent.DOM_VK_Q });
    tip.keydown(event);
    tip.keyup(event);
  }`);
  await expect
    .poll(() =>
      inFront<boolean>(
        `return ${PAGE}.querySelector('button[aria-label*="Remove or fix parts"][aria-label$="(now Q)"]') !== null`,
      ),
    )
    .toBe(true);
  await inFront(`${PAGE}.querySelector('a[href="#settings"]').click()`);
  await inFront(`${PAGE}.location.reload()`);
  await expect
    .poll(() => inFront<string>(`return ${PAGE}.querySelector('select[aria-label="Theme"]')?.value ?? ''`))
    .toBe('sepia');
  await firefox.inBrowserWindow('() => gBrowser.removeCurrentTab()');
  await tab.goto(`${site.url}/basics--article/index.html`);
  await tab.bringToFront();
  await expect
    .poll(() => firefox.inBrowserWindow<string>('() => gBrowser.selectedBrowser.currentURI.spec'))
    .toContain('/basics--article/');
  await firefox.click();
  const isEditing = () => tab.evaluate(`${SHOWN}?.querySelector('.article')?.classList.contains('editing') ?? false`);
  await expect.poll(() => tab.evaluate(`${SHOWN}?.querySelector('.article') != null`)).toBe(true);
  // the user's own CSS applies, except for a declaration that contains a URL
  const headline = (property: string) =>
    tab.evaluate(`getComputedStyle(${SHOWN}.querySelector('.headline')).${property}`);
  await expect.poll(() => headline('letterSpacing')).toBe('7px');
  expect(await headline('backgroundImage')).toBe('none');
  await tab.keyboard.press('e');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await isEditing()).toBe(false);
  // the script for corrections loads only now; the changed key must work in this script, too
  await tab.keyboard.press('q');
  await expect.poll(isEditing).toBe(true);
});
