import { readStored, writeStored } from '../platform/storage.ts';
import { parseChange, parseSettings, serializeSettings } from '../settings/parse.ts';
import type { Settings } from '../settings/types.ts';

/**
 * Changes that come within this time are written together (ms): browsers take 120 writes a minute to synchronised
 * storage and refuse the rest, and a held arrow key makes more.
 */
const PAUSE_MS = 600;

let pending: Partial<Settings> = {};
let writing: Promise<void> | null = null;

/** Merges a change into the stored settings; unknown keys and bad values in it are ignored. Resolves when it is stored. */
export function changeSettings(change: unknown): Promise<void> {
  pending = { ...pending, ...parseChange(change) };
  writing ??= writeSoon();
  return writing;
}

async function writeSoon(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const change = pending;
  pending = {};
  writing = null;
  const before = parseSettings(await readStored());
  const after = serializeSettings({ ...before, ...change });
  if (JSON.stringify(after) !== JSON.stringify(serializeSettings(before))) await writeStored(after);
}
