/** Reads and writes settings directly in the browser's store. */
import { type Extension, expect } from './chromium.ts';

export async function store(extension: Extension, settings: object): Promise<void> {
  const worker = await extension.worker();
  await worker.evaluate((chosen) => chrome.storage.sync.set({ settings: { version: 1, ...chosen } }), settings);
}

export async function stored(extension: Extension): Promise<Record<string, unknown>> {
  const worker = await extension.worker();
  return worker.evaluate(async () => (await chrome.storage.sync.get('settings')).settings as Record<string, unknown>);
}

/** Longest time until a change that the user made in the reader is stored (ms). */
const ON_ITS_WAY = 100;

/** Clears the stored settings, because later specs use the same browser. */
export async function forgetSettings({ extension }: { extension: Extension }): Promise<void> {
  const worker = await extension.worker();
  const clear = (pause: number) =>
    worker.evaluate(async (time) => {
      await chrome.storage.sync.clear();
      await new Promise((resolve) => setTimeout(resolve, time));
      return Object.keys(await chrome.storage.sync.get());
    }, pause);
  await expect.poll(() => clear(ON_ITS_WAY)).toEqual([]);
}
