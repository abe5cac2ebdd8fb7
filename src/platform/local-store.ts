/** Permanent storage on this device. Each item has its own key, so that writing one does not affect the others. */
import { browser } from './browser.ts';
import { inTime } from './storage.ts';

/** Reads the raw value of a key; undefined if there is none. Rejects if the store cannot be read. */
export async function readKept(key: string): Promise<unknown> {
  return (await inTime(browser.storage.local.get(key)))[key];
}

/** Reads the raw values of all keys that begin with the prefix. The keys of the result do not include the prefix. */
export async function readAllKept(prefix: string): Promise<ReadonlyMap<string, unknown>> {
  const all = Object.entries(await inTime(browser.storage.local.get(null)));
  return new Map(
    all.filter(([key]) => key.startsWith(prefix)).map(([key, value]) => [key.slice(prefix.length), value]),
  );
}

/** Writes a value; undefined removes it. Rejects if the browser refuses because the store is full. */
export async function writeKept(key: string, value: unknown): Promise<void> {
  const { local } = browser.storage;
  await inTime(value === undefined ? local.remove(key) : local.set({ [key]: value }));
}

/**
 * Longest wait for writing an imported file (ms). Writing 2,000 pages with 20,000 highlights took 4 s, and 14 s on a
 * busy machine.
 */
const PATIENCE_WITH_MANY_MS = 60_000;

/** Writes all values at once. If the browser refuses, writes none of them and rejects. */
export async function writeAllKept(values: Readonly<Record<string, unknown>>): Promise<void> {
  await inTime(browser.storage.local.set(values), PATIENCE_WITH_MANY_MS);
}

/** Calls the listener after each change of a value whose key begins with the prefix. */
export function onKeptChange(prefix: string, listener: () => void, signal?: AbortSignal): void {
  const onChanged = (changes: Record<string, unknown>, area: string) => {
    if (area === 'local' && Object.keys(changes).some((key) => key.startsWith(prefix))) listener();
  };
  browser.storage.onChanged.addListener(onChanged);
  signal?.addEventListener('abort', () => browser.storage.onChanged.removeListener(onChanged), { once: true });
}
