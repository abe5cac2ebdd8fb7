/**
 * The browser's own list of what the extension may read ("Site access" in its details), as its page works it. The question that
 * `permissions.request` shows stands outside of all pages, and headless Chromium has nobody who could answer it: a site that is on
 * the list is granted without it, by the same call in the same press.
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
      // Rejects where it is not on the list.
      if (how === 'remove') return list.removeHostPermission(extensionId, host).catch(() => undefined);
      await list.updateExtensionConfiguration({ extensionId, hostAccess: 'ON_SPECIFIC_SITES' });
      return list.addHostPermission(extensionId, host);
    },
    [id, site, what] as const,
  );
  await page.close();
}

/** The sites that the extension may read, as the browser answers it. */
export async function allowedSites(extension: Extension): Promise<readonly string[]> {
  const worker = await extension.worker();
  return worker.evaluate(async () => (await chrome.permissions.getAll()).origins ?? []);
}

/** The pages that something of ours is registered for. */
export async function registeredFor(extension: Extension): Promise<readonly string[]> {
  const worker = await extension.worker();
  return worker.evaluate(async () =>
    (await chrome.scripting.getRegisteredContentScripts()).flatMap(({ matches }) => matches ?? []),
  );
}
