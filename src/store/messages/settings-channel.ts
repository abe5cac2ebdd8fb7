/** Reads settings in any part of the extension. Only the background writes them (`changeSettings`). */

import { reportOnce } from '../../platform/errors.ts';
import { onStoredChange, readHeld, readStored } from '../../platform/storage.ts';
import { parseChange, parseSettings } from '../settings/parse.ts';
import type { Settings } from '../settings/types.ts';

/** Returns the settings, with changes that could not be stored yet; the defaults if the store cannot be read. */
export async function readSettings(): Promise<Settings> {
  const [stored, held] = await Promise.all([orNothing(readStored()), orNothing(readHeld())]);
  return { ...parseSettings(stored), ...parseChange(held) };
}

export async function areSettingsHeld(): Promise<boolean> {
  return (await orNothing(readHeld())) !== undefined;
}

/** Resolves to undefined if the store cannot be read, for example because synchronised storage is disabled by policy. */
const orNothing = (reading: Promise<unknown>): Promise<unknown> =>
  reading.catch((error: unknown) => reportOnce('settings could not be read', error));

/** Calls the listener with all settings after a change, unless `read` resolves to null (stored ones may be old). */
export function watchSettings(
  listener: (settings: Settings) => void,
  signal?: AbortSignal,
  read: () => Promise<Settings | null> = readSettings,
): void {
  const tell = async () => {
    const settings = await read();
    if (settings && !signal?.aborted) listener(settings);
  };
  onStoredChange(() => void tell(), signal);
}

/** Creates functions to read and change settings that never show a just changed one with its old stored value. */
export function createSettledSettings() {
  /** Number of changes that are being stored, and number of all changes so far. */
  let storing = 0;
  let sent = 0;
  return {
    /** Reads the settings; null if a change is being stored or was sent meanwhile, so that they may be too old. */
    async read(): Promise<Settings | null> {
      const before = sent;
      if (storing > 0) return null;
      const settings = await readSettings();
      return sent === before ? settings : null;
    },
    async change<T>(store: () => Promise<T>): Promise<T> {
      storing++;
      sent++;
      try {
        return await store();
      } finally {
        storing--;
      }
    },
  };
}
