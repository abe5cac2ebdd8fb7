/**
 * Edits the browser's own list of sites that the extension may read ("Site access" on the extension's page). Headless
 * Chromium cannot show the prompt of `permissions.request`, but needs no prompt for a site on this list.
 */
import type { Extension } from './chromium.ts';

interface DeveloperPrivate {
  updateExtensionConfiguration(change: { extensionId: string; hostAccess: string }): Promise<void>;
  addHostPermission(id: string, host: string): Promise<void>;
  removeHostPermission(id: string, host: string): Promise<void>;
}

export function allowInList(extension: Extension, site: string): Promise<void> {
  return inList(extension, site, 'add');
}

export function takeFromList(extension: Extension, site: string): Promise<void> {
  return inList(extension, site, 'remove');
}

async function inList({ context, id }: Extension, site: string, what: 'add' | 'remove'): Promise<void> {
  const page = await context.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(
    async ([extensionId, host, how]) => {
      const list = (chrome as unknown as { developerPrivate: DeveloperPrivate }).developerPrivate;
      // ignores the error that occurs if the site is not on the list
      if (how === 'remove') return list.removeHostPermission(extensionId, host).catch(() => undefined);
      await list.updateExtensionConfiguration({ extensionId, hostAccess: 'ON_SPECIFIC_SITES' });
      return list.addHostPermission(extensionId, host);
    },
    [id, site, what] as const,
  );
  await page.close();
}

/** Returns the sites that the extension may read, from the browser's list. */
export async function allowedSites(extension: Extension): Promise<readonly string[]> {
  const worker = await extension.worker();
  return worker.evaluate(async () => (await chrome.permissions.getAll()).origins ?? []);
}

export async function registeredFor(extension: Extension): Promise<readonly string[]> {
  const worker = await extension.worker();
  return worker.evaluate(async () =>
    (await chrome.scripting.getRegisteredContentScripts()).flatMap(({ matches }) => matches ?? []),
  );
}
