/** Firefox's own question for a permission, and its own list of what an extension may read. */
import type { FirefoxExtension } from './firefox.ts';

/** Presses what stands in Firefox's question, once it is there. */
export async function answerQuestion(firefox: FirefoxExtension, answer: 'Allow' | 'Deny'): Promise<void> {
  await questionIsAsked(firefox);
  await firefox.inBrowserWindow(`() => ${QUESTION}.${answer === 'Allow' ? 'button' : 'secondaryButton'}.click()`);
}

/** Resolves when the browser asks. */
export async function questionIsAsked({ inBrowserWindow }: FirefoxExtension): Promise<void> {
  await inBrowserWindow(`async () => {
    for (let tries = 0; tries < 200 && !(PopupNotifications.isPanelOpen && ${QUESTION}); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }`);
}

const QUESTION = "PopupNotifications.panel.querySelector('#addon-webext-permissions-notification')";

const POLICY = `WebExtensionPolicy.getActiveExtensions().find(({ name }) => name === 'Lectern')`;

/** The sites that the extension may read. */
export function allowedSites({ inBrowserWindow }: FirefoxExtension): Promise<readonly string[]> {
  // Its own pages are on the list too.
  return inBrowserWindow(
    `() => ${POLICY}.allowedOrigins.patterns.map(({ pattern }) => pattern).filter((pattern) => !pattern.startsWith('moz'))`,
  );
}

/** The pages that something of ours is registered for. */
export function registeredFor({ inBrowserWindow }: FirefoxExtension): Promise<readonly string[]> {
  return inBrowserWindow(
    `() => ${POLICY}.contentScripts.flatMap(({ matches }) => matches.patterns.map(({ pattern }) => pattern))`,
  );
}

/** As the page of the extension in about:addons does it. */
export function takeFromList({ inBrowserWindow }: FirefoxExtension, site: string): Promise<void> {
  return inBrowserWindow(`async () => {
    const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
    const { id, extension } = ${POLICY};
    await ExtensionPermissions.remove(id, { origins: ['${site}'], permissions: [] }, extension);
  }`);
}
