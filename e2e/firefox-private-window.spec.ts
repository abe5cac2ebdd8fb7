/** A private window in Firefox in which the user has allowed the extension. */
import { expect, FIREFOX, type FirefoxExtension, launchFirefox, test } from './support/firefox.ts';
import { inReader, TEXT } from './support/firefox-reader.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const OURS = "WebExtensionPolicy.getActiveExtensions().find(({ name }) => name.startsWith('Lectern'))";

/** Allows the extension in private windows, as about:addons does. Firefox then reloads the extension. */
async function allowInPrivateWindows(firefox: FirefoxExtension): Promise<void> {
  await firefox.inBrowserWindow(`async () => {
    const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
    const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
    const { id, extension } = ${OURS};
    await ExtensionPermissions.add(id, { permissions: ['internal:privateBrowsingAllowed'], origins: [] }, extension);
    await (await AddonManager.getAddonByID(id)).reload();
  }`);
  await expect.poll(() => firefox.inBrowserWindow(`() => ${OURS}?.privateBrowsingAllowed ?? false`)).toBe(true);
}

const stored = (firefox: FirefoxExtension) =>
  firefox.inBrowserWindow<string[]>(`async () => {
    const { ExtensionStorageIDB } = ChromeUtils.importESModule('resource://gre/modules/ExtensionStorageIDB.sys.mjs');
    const { extension } = ${OURS};
    const local = await (await ExtensionStorageIDB.open(ExtensionStorageIDB.getStoragePrincipal(extension))).get(null);
    return Object.keys(local).sort();
  }`);

/**
 * Opens the reader on a page, highlights the first paragraph and closes the reader. Checks that the reader's status
 * message contains `said`; earlier messages, such as the one about the opened reader, do not count.
 */
async function readAndMark(firefox: FirefoxExtension, address: string, said = ''): Promise<void> {
  const tab = await firefox.browser.newPage();
  await tab.goto(address);
  await firefox.click();
  await expect.poll(async () => (await inReader<string>(tab, TEXT)).length).toBeGreaterThan(300);
  await inReader(
    tab,
    "document.getSelection().selectAllChildren(root.querySelector('.body p')); dialog.focus(); return null;",
  );
  await tab.keyboard.press('h');
  await expect.poll(() => inReader<boolean>(tab, "return root.querySelector('.highlight-bubble') !== null")).toBe(true);
  const announced = () => inReader<string>(tab, "return root.querySelector('[role=status]').innerText");
  await expect.poll(announced).toContain(said);
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Escape');
  await expect.poll(() => inReader<boolean>(tab, 'return root === undefined')).toBe(true);
  await tab.close();
}

test('reading and highlighting in a private window store nothing @long', async ({ site }) => {
  test.setTimeout(90_000);
  const { firefox, close } = await launchFirefox({ 'browser.privatebrowsing.autostart': true });
  try {
    await allowInPrivateWindows(firefox);
    const before = await stored(firefox);
    await readAndMark(firefox, `${site.url}/basics--article/index.html`, 'Nothing is stored in a private window');
    expect(await stored(firefox)).toEqual(before);
  } finally {
    await close();
  }
});

test("a normal window stores the user's highlights @long", async ({ firefox, site }) => {
  await readAndMark(firefox, `${site.url}/basics--article/index.html`);
  await expect.poll(() => stored(firefox)).toContain(`highlights:${site.url}/basics--article/index.html`);
});
