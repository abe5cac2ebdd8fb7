/** Answers Firefox's permission prompt, and edits its list of sites that the extension may read. */
import type { FirefoxExtension } from './firefox.ts';

export async function answerQuestion(firefox: FirefoxExtension, answer: 'Allow' | 'Deny'): Promise<void> {
  await questionIsAsked(firefox);
  await firefox.inBrowserWindow(`() => ${QUESTION}.${answer === 'Allow' ? 'button' : 'secondaryButton'}.click()`);
}

/** Waits for at most 10 s until the prompt is shown. */
export async function questionIsAsked({ inBrowserWindow }: FirefoxExtension): Promise<void> {
  await inBrowserWindow(`async () => {
    for (let tries = 0; tries < 200 && !(PopupNotifications.isPanelOpen && ${QUESTION}); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }`);
}

const QUESTION = "PopupNotifications.panel.querySelector('#addon-webext-permissions-notification')";

const POLICY = `WebExtensionPolicy.getActiveExtensions().find(({ name }) => name === 'Lectern')`;

export function allowedSites({ inBrowserWindow }: FirefoxExtension): Promise<readonly string[]> {
  // leaves out the extension's own pages, which are also on the list
  return inBrowserWindow(
    `() => ${POLICY}.allowedOrigins.patterns.map(({ pattern }) => pattern).filter((pattern) => !pattern.startsWith('moz'))`,
  );
}

export function registeredFor({ inBrowserWindow }: FirefoxExtension): Promise<readonly string[]> {
  return inBrowserWindow(
    `() => ${POLICY}.contentScripts.flatMap(({ matches }) => matches.patterns.map(({ pattern }) => pattern))`,
  );
}

/** Revokes a site's permission, as the extension's page in about:addons does. */
export function takeFromList({ inBrowserWindow }: FirefoxExtension, site: string): Promise<void> {
  return inBrowserWindow(`async () => {
    const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
    const { id, extension } = ${POLICY};
    await ExtensionPermissions.remove(id, { origins: ['${site}'], permissions: [] }, extension);
  }`);
}
