/** Settings as the browser's store has them. */
import type { Extension } from './chromium.ts';

export async function store(extension: Extension, settings: object): Promise<void> {
  const worker = await extension.worker();
  await worker.evaluate((chosen) => chrome.storage.sync.set({ settings: { version: 1, ...chosen } }), settings);
}

export async function stored(extension: Extension): Promise<Record<string, unknown>> {
  const worker = await extension.worker();
  return worker.evaluate(async () => (await chrome.storage.sync.get('settings')).settings as Record<string, unknown>);
}

/** The specs that follow have the same browser. */
export async function forgetSettings({ extension }: { extension: Extension }): Promise<void> {
  const worker = await extension.worker();
  await worker.evaluate(() => chrome.storage.sync.clear());
}
