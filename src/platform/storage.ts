import { within } from '../shared/within.ts';
import { browser, isContextValid } from './browser.ts';
import { WAS_UPDATED } from './errors.ts';

const KEY = 'settings';
/** Key of the user's CSS, a separate item because browsers synchronise at most 8 kB per item. */
const CSS = 'userCss';

/** Longest wait for the browser's store to answer (ms). After the extension was removed, it never answers. */
const PATIENCE_MS = 3000;

/** Whether the store has the user's CSS. Known at each write, because settings are read before they are written. */
let isCssStored = false;

/** Reads the raw stored settings; undefined if nothing was stored yet. Rejects if the store cannot be read. */
export async function readStored(): Promise<unknown> {
  const { [KEY]: settings, [CSS]: css } = await inTime(browser.storage.sync.get([KEY, CSS]));
  isCssStored = Boolean(css);
  return css ? { ...(settings as object | undefined), [CSS]: css } : settings;
}

/** Writes the settings. Rejects if the browser refuses: store full, disabled by policy, or written to too often. */
export async function writeStored(value: Readonly<Record<string, unknown>>): Promise<void> {
  const { [CSS]: css = '', ...settings } = value;
  const { sync } = browser.storage;
  await inTime(sync.set(css ? { [KEY]: settings, [CSS]: css } : { [KEY]: settings }));
  // remove the item only if it exists: browsers count each removal as a write
  if (!css && isCssStored) await inTime(sync.remove(CSS));
  isCssStored = Boolean(css);
}

type Area = typeof browser.storage.local;

/* The functions below are `async`: if the browser throws, as after an update of the extension, they reject instead. */

const readFrom = async (area: Area, key: string): Promise<unknown> => (await inTime(area.get(key)))[key];

/** Writes a value; undefined removes it. */
const writeTo = async (area: Area, key: string, value: unknown): Promise<void> =>
  inTime(value === undefined ? area.remove(key) : area.set({ [key]: value }));

/** Reads the raw settings that wait in the holding area because storing them failed; undefined if there are none. */
export const readHeld = async (): Promise<unknown> => readFrom(holdingArea(), KEY);

/** Writes settings to the holding area, where they wait until they can be stored; undefined removes them. */
export const writeHeld = async (value: unknown): Promise<void> => writeTo(holdingArea(), KEY, value);

/* Permanent storage on this device. Each item has its own key, so that writing one does not affect the others. */

/** Reads the raw value of a key; undefined if there is none. Rejects if the store cannot be read. */
export const readKept = async (key: string): Promise<unknown> => readFrom(browser.storage.local, key);

/** Reads the raw values of all keys that begin with the prefix. The keys of the result do not include the prefix. */
export async function readAllKept(prefix: string): Promise<ReadonlyMap<string, unknown>> {
  const all = Object.entries(await inTime(browser.storage.local.get(null)));
  return new Map(
    all.filter(([key]) => key.startsWith(prefix)).map(([key, value]) => [key.slice(prefix.length), value]),
  );
}

/** Writes a value; undefined removes it. Rejects if the browser refuses because the store is full. */
export const writeKept = async (key: string, value: unknown): Promise<void> =>
  writeTo(browser.storage.local, key, value);

/** Longest wait for storing an imported file (ms). 20,000 highlights on 2,000 pages took 4 s (14 s if busy). */
const PATIENCE_WITH_MANY_MS = 60_000;

/** Writes all values at once. If the browser refuses, writes none of them and rejects. */
export async function writeAllKept(values: Readonly<Record<string, unknown>>): Promise<void> {
  await inTime(browser.storage.local.set(values), PATIENCE_WITH_MANY_MS);
}

export function onKeptChange(prefix: string, listener: () => void): void {
  onChange((key, area) => area === 'local' && key.startsWith(prefix), listener);
}

function onChange(isMeant: (key: string, area: string) => boolean, listener: () => void, signal?: AbortSignal): void {
  const onChanged = (changes: Record<string, unknown>, area: string) => {
    if (Object.keys(changes).some((key) => isMeant(key, area))) listener();
  };
  browser.storage.onChanged.addListener(onChanged);
  signal?.addEventListener('abort', () => browser.storage.onChanged.removeListener(onChanged), { once: true });
}

/** Reads a value that {@link writeNote} has stored since the browser started; undefined if there is none. */
export const readNote = async (name: string): Promise<unknown> => readFrom(browser.storage.session, name);

/** Stores a value in memory (session storage) until the browser closes; undefined removes it. */
export const writeNote = async (name: string, value: unknown): Promise<void> =>
  writeTo(browser.storage.session, name, value);

/**
 * Gives content scripts access to the session storage only; they request stored data from the background. Must be
 * called at each start of the background. In Firefox, access cannot be restricted (bug 1724754).
 */
export async function limitAccess(): Promise<void> {
  const { local, session } = browser.storage as unknown as { local: LimitedArea; session?: LimitedArea };
  await Promise.all([
    local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }),
    session?.setAccessLevel?.({ accessLevel: 'TRUSTED_AND_UNTRUSTED_CONTEXTS' }),
  ]);
}

interface LimitedArea {
  setAccessLevel?(access: { accessLevel: string }): Promise<void>;
}

/**
 * Returns the area for settings that could not be stored: the session area, which works even if the disk is full. In
 * Firefox the local area, because content scripts there cannot access the session area.
 */
function holdingArea() {
  const { session, local } = browser.storage;
  return session && 'setAccessLevel' in session ? session : local;
}

/** Calls the listener when the settings change. This includes settings that could not be stored yet (`writeHeld`). */
export function onStoredChange(listener: () => void, signal?: AbortSignal): void {
  onChange((key) => key === KEY || key === CSS, listener, signal);
}

/** Resolves like `work`; rejects if the store (or the background that reads it) takes longer than `patience` (ms). */
export const inTime = <T>(work: Promise<T>, patience = PATIENCE_MS): Promise<T> =>
  within(patience, work, () => new Error(isContextValid() ? 'The browser’s store did not answer' : WAS_UPDATED));
