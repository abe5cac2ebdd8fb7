import { browser } from './browser.ts';

/** Returns the keyboard shortcut of a command, such as "Alt+R"; '' if it has none, as in Firefox for Android. */
export async function shortcutOf(command: string): Promise<string> {
  const all = (await browser.commands?.getAll()) ?? [];
  return all.find(({ name }) => name === command)?.shortcut ?? '';
}

/** Returns whether the extension's button is visible in the toolbar; null if the browser does not say. */
export async function isOnToolbar(): Promise<boolean | null> {
  const { action } = browser as unknown as { action: { getUserSettings?(): Promise<{ isOnToolbar?: boolean }> } };
  return (await action.getUserSettings?.())?.isOnToolbar ?? null;
}

/** Opens the browser's own page for changing shortcuts, because extensions cannot change them. */
export async function openShortcuts(): Promise<void> {
  const { openShortcutSettings } = (browser.commands ?? {}) as { openShortcutSettings?(): Promise<void> };
  if (openShortcutSettings) await openShortcutSettings();
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}
