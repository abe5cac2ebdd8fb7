/** Reads settings in any part of the extension. Only the background writes them (`changeSettings`). */

import { reportOnce } from '../../platform/errors.ts';
import { onStoredChange, readHeld, readStored } from '../../platform/storage.ts';
import { within } from '../../shared/within.ts';
import { parseChange, parseSettings } from '../settings/parse.ts';
import type { Settings } from '../settings/types.ts';

/** Returns the settings, with changes that could not be stored yet; the defaults if the store cannot be read. */
export async function readSettings(): Promise<Settings> {
  const [stored, held] = await Promise.all([orNothing(readStored()), orNothing(readHeld())]);
  return { ...parseSettings(stored), ...parseChange(held) };
}

/** Returns whether some changed settings could not be stored yet. */
export async function areSettingsHeld(): Promise<boolean> {
  return (await orNothing(readHeld())) !== undefined;
}

/** Resolves to undefined if the store cannot be read, for example because synchronised storage is disabled by policy. */
const orNothing = (reading: Promise<unknown>): Promise<unknown> =>
  reading.catch((error: unknown) => reportOnce('settings could not be read', error));

/** Number of changes that this script is storing, and of all its changes so far. */
let storing = 0;
let sent = 0;

/** Reads the settings; null if this script has sent a change meanwhile or is storing one: they may be too old then. */
export async function readSettled(): Promise<Settings | null> {
  const before = sent;
  if (storing > 0) return null;
  const settings = await readSettings();
  return sent === before ? settings : null;
}

/**
 * Longest time in which a change is stored (ms). A call that the back/forward cache has dropped never ends; without the
 * limit, this script would then ignore all later changes by others.
 */
const LONGEST_STORING = 10_000;

/** Runs a function that stores a change. Rejects like it, or after {@link LONGEST_STORING}. */
export async function settling<T>(store: () => Promise<T>): Promise<T> {
  storing++;
  sent++;
  try {
    return await within(LONGEST_STORING, store(), () => new Error('the change was not stored in time'));
  } finally {
    storing--;
  }
}

/** Calls the listener with all settings after a change by others. */
export function watchSettings(listener: (settings: Settings) => void, signal?: AbortSignal): void {
  const tell = async () => {
    const settings = await readSettled();
    if (settings && !signal?.aborted) listener(settings);
  };
  onStoredChange(() => void tell(), signal);
}
