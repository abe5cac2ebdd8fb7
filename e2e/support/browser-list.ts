/**
 * Edits the browser's own list of sites that the extension may read ("Site access" in its details). Headless Chromium
 * cannot answer the prompt of `permissions.request`. For a site on this list the same call, in the same click, is
 * granted without a prompt.
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
      // Rejects when the site is not on the list.
      if (how === 'remove') return list.removeHostPermission(extensionId, host).catch(() => undefined);
      await list.updateExtensionConfiguration({ extensionId, hostAccess: 'ON_SPECIFIC_SITES' });
      return list.addHostPermission(extensionId, host);
    },
    [id, site, what] as const,
  );
  await page.close();
}

/** Returns the sites that the extension may read, according to the browser. */
export async function allowedSites(extension: Extension): Promise<readonly string[]> {
  const worker = await extension.worker();
  return worker.evaluate(async () => (await chrome.permissions.getAll()).origins ?? []);
}

/** Returns the match patterns of the registered content scripts. */
export async function registeredFor(extension: Extension): Promise<readonly string[]> {
  const worker = await extension.worker();
  return worker.evaluate(async () =>
    (await chrome.scripting.getRegisteredContentScripts()).flatMap(({ matches }) => matches ?? []),
  );
}
