import { reportOnce } from '../platform/errors.ts';
import { readHeld, readStored, writeHeld, writeStored } from '../platform/storage.ts';
import { parseChange, parseSettings, serializeSettings } from '../store/settings/parse.ts';
import type { Settings } from '../store/settings/types.ts';

/**
 * Number of writes per minute that are made immediately; later writes wait and are combined. Browsers refuse more than
 * 120 writes a minute to synchronized storage. A user who holds an arrow key on a slider would cause more.
 */
const QUICK_WRITES = 50;
const MINUTE_MS = 60_000;
const PAUSE_MS = 1200;

/**
 * Pauses between retries (ms). All pauses together last longer than a minute, because browsers limit the writes per
 * minute. Each pause is so short that the browser does not yet stop the idle worker.
 */
const RETRIES_MS = [2000, 5000, 10_000, 20_000, 20_000, 20_000];

let pending: Partial<Settings> = {};
let writing: Promise<boolean> | null = null;
/** Times of the writes in the last minute (ms since 1970). */
let writes: number[] = [];
/** Changes that synchronized storage refused. If `writeHeld` cannot store them elsewhere, this is the only copy. */
let refused: Partial<Settings> = {};
let retries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Merges a change into the stored settings. If the browser refuses it, it applies to this session. Never rejects. */
export async function changeSettings(change: unknown): Promise<{ isStored: boolean }> {
  pending = { ...pending, ...parseChange(change) };
  retries = 0;
  writing ??= writePending();
  return { isStored: await writing };
}

/** Stores the changes that an earlier background worker could not store. Must be called whenever the worker starts. */
export async function storeHeld(): Promise<void> {
  writing ??= writePending();
  await writing;
}

async function writePending(): Promise<boolean> {
  try {
    let isStored: boolean;
    do {
      writes = writes.filter((time) => time > Date.now() - MINUTE_MS);
      if (writes.length >= QUICK_WRITES) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      isStored = await writeOnce();
    } while (Object.keys(pending).length > 0);
    return isStored;
  } finally {
    writing = null;
  }
}

async function writeOnce(): Promise<boolean> {
  const held = parseChange(await readHeld().catch(() => undefined));
  const change = { ...held, ...refused, ...pending };
  pending = {};
  try {
    await store(change);
    refused = {};
    if (Object.keys(held).length > 0) await writeHeld(undefined);
    return true;
  } catch (error) {
    reportOnce('settings could not be stored', error);
    refused = change;
    await writeHeld(change).catch((failure: unknown) =>
      reportOnce('settings could not be kept for this session', failure),
    );
    tryAgainLater();
    return false;
  }
}

async function store(change: Partial<Settings>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const stored = await readStored();
  const before = parseSettings(stored);
  const after = serializeSettings({ ...before, ...change }, stored);
  if (JSON.stringify(after) === JSON.stringify(serializeSettings(before, stored))) return;
  writes.push(Date.now());
  await writeStored(after);
}

function tryAgainLater(): void {
  clearTimeout(retry);
  const pause = RETRIES_MS[retries++];
  if (pause !== undefined) retry = setTimeout(() => void storeHeld(), pause);
}
