import { readStored, writeStored } from '../platform/storage.ts';
import { parseChange, parseSettings, serializeSettings } from '../settings/parse.ts';
import type { Settings } from '../settings/types.ts';

/**
 * Browsers take 120 writes a minute to synchronised storage and refuse the rest, and a held arrow key makes more. So
 * many are written at once; further ones within the minute wait and are written together.
 */
const QUICK_WRITES = 50;
const MINUTE_MS = 60_000;
const PAUSE_MS = 1200;

let pending: Partial<Settings> = {};
let writing: Promise<void> | null = null;
/** Times of the writes of the last minute. */
let writes: number[] = [];

/** Merges a change into the stored settings; unknown keys and bad values in it are ignored. Resolves when it is stored. */
export function changeSettings(change: unknown): Promise<void> {
  pending = { ...pending, ...parseChange(change) };
  writing ??= writePending();
  return writing;
}

async function writePending(): Promise<void> {
  try {
    while (Object.keys(pending).length > 0) {
      writes = writes.filter((time) => time > Date.now() - MINUTE_MS);
      if (writes.length >= QUICK_WRITES) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await writeOnce();
    }
  } finally {
    writing = null;
  }
}

async function writeOnce(): Promise<void> {
  const before = parseSettings(await readStored());
  const change = pending;
  pending = {};
  const after = serializeSettings({ ...before, ...change });
  if (JSON.stringify(after) === JSON.stringify(serializeSettings(before))) return;
  writes.push(Date.now());
  await writeStored(after);
}
