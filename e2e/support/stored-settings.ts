/** Settings as the browser's store has them. */
import { type Extension, expect } from './chromium.ts';

export async function store(extension: Extension, settings: object): Promise<void> {
  const worker = await extension.worker();
  await worker.evaluate((chosen) => chrome.storage.sync.set({ settings: { version: 1, ...chosen } }), settings);
}

export async function stored(extension: Extension): Promise<Record<string, unknown>> {
  const worker = await extension.worker();
  return worker.evaluate(async () => (await chrome.storage.sync.get('settings')).settings as Record<string, unknown>);
}

/** What a reader was asked to store a moment ago is still on its way to the store (ms). */
const ON_ITS_WAY = 100;

/** The specs that follow have the same browser. */
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
