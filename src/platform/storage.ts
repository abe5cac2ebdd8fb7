import { browser, isContextValid } from './browser.ts';
import { WAS_UPDATED } from './errors.ts';

const KEY = 'settings';
/** Key of the user's CSS, a separate item because browsers synchronise at most 8 kB per item. */
const CSS = 'userCss';
const SITES = 'sites';
const LAST_CLICK = 'lastClick';
/** Prefix of the keys of sites. Each site has its own key, so that writing one does not affect the others. */
const SITE_PREFIX = 'site:';

/** Longest wait for the browser's store to answer (ms). After the extension was removed, it never answers. */
const PATIENCE_MS = 3000;

/**
 * Whether the store has an item with the user's CSS, as of the last read or write. Settings are always read before they
 * are first written, so a write knows whether the item exists.
 */
let isCssStored = false;

/** Reads the raw stored settings; undefined if nothing was stored yet. Rejects if the store cannot be read. */
export async function readStored(): Promise<unknown> {
  const { [KEY]: settings, [CSS]: css } = await inTime(browser.storage.sync.get([KEY, CSS]));
  isCssStored = Boolean(css);
  return css ? { ...(settings as object | undefined), [CSS]: css } : settings;
}

/**
 * Writes the settings. Rejects if the browser refuses: the store is full, disabled by policy, or was written to too
 * often.
 */
export async function writeStored(value: Readonly<Record<string, unknown>>): Promise<void> {
  const { [CSS]: css = '', ...settings } = value;
  const { sync } = browser.storage;
  await inTime(sync.set(css ? { [KEY]: settings, [CSS]: css } : { [KEY]: settings }));
  // remove the item only if it exists: browsers count each removal as a write
  if (!css && isCssStored) await inTime(sync.remove(CSS));
  isCssStored = Boolean(css);
}

/** Reads the raw settings that could not be stored yet; undefined if there are none. */
export async function readHeld(): Promise<unknown> {
  return (await inTime(holdingArea().get(KEY)))[KEY];
}

/** Keeps settings that could not be stored yet; undefined removes them. */
export async function writeHeld(value: unknown): Promise<void> {
  await inTime(value === undefined ? holdingArea().remove(KEY) : holdingArea().set({ [KEY]: value }));
}

/**
 * Reads the raw list of sites on which the reader opens automatically, and of the temporary permissions for reading one
 * link. They are not synchronised between browsers, because permissions are not either.
 */
export async function readSitePermissions(): Promise<unknown> {
  return (await inTime(browser.storage.local.get(SITES)))[SITES];
}

/** Writes what {@link readSitePermissions} reads. Rejects if the browser refuses. */
export async function writeSitePermissions(value: unknown): Promise<void> {
  await inTime(browser.storage.local.set({ [SITES]: value }));
}

/** Calls the listener after every change of what {@link readSitePermissions} reads. */
export function onSitePermissionChange(listener: () => void): void {
  browser.storage.onChanged.addListener((changes: Record<string, unknown>, area: string) => {
    if (area === 'local' && SITES in changes) listener();
  });
}

/**
 * Reads the raw time of the last click on the toolbar button (ms since 1970); undefined if there was none. It may be up
 * to a day too early, because at most one click a day is stored.
 */
export async function readLastClick(): Promise<unknown> {
  return (await inTime(browser.storage.local.get(LAST_CLICK)))[LAST_CLICK];
}

export async function writeLastClick(time: number): Promise<void> {
  await inTime(browser.storage.local.set({ [LAST_CLICK]: time }));
}

/** Reads a value that {@link writeNote} has stored since the browser started; undefined if there is none. */
export async function readNote(name: string): Promise<unknown> {
  return (await inTime(browser.storage.session.get(name)))[name];
}

/**
 * Stores a value in memory (session storage) until the browser closes.
 *
 * @param value undefined removes the stored value
 */
export async function writeNote(name: string, value: unknown): Promise<void> {
  const { session } = browser.storage;
  await inTime(value === undefined ? session.remove(name) : session.set({ [name]: value }));
}

/**
 * Gives content scripts access to the session storage, but not to the local storage. Content scripts must request the
 * stored data about their page from the background. Must be called whenever the background starts. In Firefox, access
 * cannot be restricted (bug 1724754).
 */
export async function limitAccess(): Promise<void> {
  const { local, session } = browser.storage as unknown as { local: LimitedArea; session?: LimitedArea };
  await Promise.all([
    local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }),
    session?.setAccessLevel?.({ accessLevel: 'TRUSTED_AND_UNTRUSTED_CONTEXTS' }),
  ]);
}

/**
 * Reads the raw data that is remembered for a site; undefined if there is none. Rejects if the store cannot be read.
 */
export async function readStoredSite(site: string): Promise<unknown> {
  const key = SITE_PREFIX + site;
  return (await inTime(browser.storage.local.get(key)))[key];
}

/** Reads the raw data that is remembered for all sites, by site. */
export async function readStoredSites(): Promise<ReadonlyMap<string, unknown>> {
  const all = Object.entries(await inTime(browser.storage.local.get(null)));
  const sites = all.filter(([key]) => key.startsWith(SITE_PREFIX));
  return new Map(sites.map(([key, value]) => [key.slice(SITE_PREFIX.length), value]));
}

/**
 * Writes the data that is remembered for a site; undefined removes it. Rejects if the browser refuses because the store
 * is full.
 */
export async function writeStoredSite(site: string, value: unknown): Promise<void> {
  const key = SITE_PREFIX + site;
  const { local } = browser.storage;
  await inTime(value === undefined ? local.remove(key) : local.set({ [key]: value }));
}

/** Calls the listener after each change of the data that is remembered for any site. */
export function onStoredSiteChange(listener: () => void): void {
  browser.storage.onChanged.addListener((changes: Record<string, unknown>, area: string) => {
    if (area === 'local' && Object.keys(changes).some((key) => key.startsWith(SITE_PREFIX))) listener();
  });
}

interface LimitedArea {
  setAccessLevel?(access: { accessLevel: string }): Promise<void>;
}

/**
 * Returns the storage area for settings that could not be stored: the session area, which works even if the disk is
 * full. In Firefox it is the local area, because content scripts cannot access the session area there.
 */
function holdingArea() {
  const { session, local } = browser.storage;
  return session && 'setAccessLevel' in session ? session : local;
}

/**
 * Calls the listener after any part of the extension has changed the settings, even if the change could not be stored
 * yet.
 */
export function onStoredChange(listener: () => void, signal?: AbortSignal): void {
  const onChanged = (changes: Record<string, unknown>) => {
    if (KEY in changes || CSS in changes) listener();
  };
  browser.storage.onChanged.addListener(onChanged);
  signal?.addEventListener('abort', () => browser.storage.onChanged.removeListener(onChanged), { once: true });
}

/**
 * Resolves like `work`, but rejects if the browser's store (or the background that reads it) does not answer within
 * `patience` (ms).
 */
export async function inTime<T>(work: Promise<T>, patience = PATIENCE_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const why = () => (isContextValid() ? 'The browser’s store did not answer' : WAS_UPDATED);
    timer = setTimeout(() => reject(new Error(why())), patience);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
