/** Reading settings from any context. Writing is the background's alone (`changeSettings`). */
import { onStoredChange, readStored } from '../platform/storage.ts';
import { parseSettings } from '../settings/parse.ts';
import type { Settings } from '../settings/types.ts';

export async function readSettings(): Promise<Settings> {
  return parseSettings(await readStored());
}

/** Calls the listener with the parsed settings after every change. */
export function watchSettings(listener: (settings: Settings) => void, signal?: AbortSignal): void {
  onStoredChange((stored) => listener(parseSettings(stored)), signal);
}
