import { browser } from './browser.ts';

const KEY = 'settings';

/** What is stored, unparsed; undefined when nothing was stored yet or the store cannot be read. */
export async function readStored(): Promise<unknown> {
  try {
    return (await browser.storage.sync.get(KEY))[KEY];
  } catch (error) {
    // Sync storage can be switched off by policy; the defaults serve then.
    console.warn('Lectern: settings could not be read', error);
    return undefined;
  }
}

export async function writeStored(value: unknown): Promise<void> {
  await browser.storage.sync.set({ [KEY]: value });
}

/** Calls the listener with the new raw value after every change, from whichever part of the extension. */
export function onStoredChange(listener: (value: unknown) => void, signal?: AbortSignal): void {
  const onChanged = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    if (area === 'sync' && KEY in changes) listener(changes[KEY]?.newValue);
  };
  browser.storage.onChanged.addListener(onChanged);
  signal?.addEventListener('abort', () => browser.storage.onChanged.removeListener(onChanged), { once: true });
}
