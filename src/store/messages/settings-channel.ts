/** Reading settings from any context. Writing is the background's alone (`changeSettings`). */

import { reportOnce } from '../../platform/errors.ts';
import { onStoredChange, readHeld, readStored } from '../../platform/storage.ts';
import { parseChange, parseSettings } from '../settings/parse.ts';
import type { Settings } from '../settings/types.ts';

/** What is stored, and over it what could not be stored yet. A store that cannot be read has the defaults in it. */
export async function readSettings(): Promise<Settings> {
  const [stored, held] = await Promise.all([orNothing(readStored()), orNothing(readHeld())]);
  return { ...parseSettings(stored), ...parseChange(held) };
}

/** Whether the browser still has to store something. */
export async function areSettingsHeld(): Promise<boolean> {
  return (await orNothing(readHeld())) !== undefined;
}

async function orNothing(reading: Promise<unknown>): Promise<unknown> {
  try {
    return await reading;
  } catch (error) {
    // Sync storage can be switched off by policy; the defaults serve then.
    reportOnce('settings could not be read', error);
    return undefined;
  }
}

/** Calls the listener with the settings after every change. */
export function watchSettings(listener: (settings: Settings) => void, signal?: AbortSignal): void {
  const tell = async () => {
    const settings = await readSettings();
    if (!signal?.aborted) listener(settings);
  };
  onStoredChange(() => void tell(), signal);
}
