/** Keyboard shortcuts that the browser itself listens for. */
import { browser } from './browser.ts';

/** "Alt+R"; '' where there is none, as in Firefox for Android. */
export async function shortcutOf(command: string): Promise<string> {
  const all = (await browser.commands?.getAll()) ?? [];
  return all.find(({ name }) => name === command)?.shortcut ?? '';
}

interface ToolbarSettings {
  getUserSettings?(): Promise<{ isOnToolbar?: boolean }>;
}

/** Whether the button can be seen in the toolbar; null where the browser does not say. */
export async function isOnToolbar(): Promise<boolean | null> {
  const { action } = browser as unknown as { action: ToolbarSettings };
  const { isOnToolbar: isPinned } = (await action.getUserSettings?.()) ?? {};
  return isPinned ?? null;
}

interface Shortcuts {
  openShortcutSettings?(): Promise<void>;
}

/** Shows the page of the browser where they are chosen: no extension may do that. */
export async function openShortcuts(): Promise<void> {
  const { openShortcutSettings } = (browser.commands ?? {}) as unknown as Shortcuts;
  if (openShortcutSettings) await openShortcutSettings();
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}
