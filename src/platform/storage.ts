import { browser, isContextValid } from './browser.ts';
import { WAS_UPDATED } from './errors.ts';

const KEY = 'settings';
/** Its setting has an item of its own: browsers synchronise 8 kB of each. */
const CSS = 'userCss';
const SITES = 'sites';
/** What is stored of a site has a key of its own: what is written for one touches no other. */
const SITE_PREFIX = 'site:';

/** A store that does not answer is treated as one that failed after so long (ms). That of an extension that was taken away never does. */
const PATIENCE_MS = 3000;

/** As it was read or written last; who writes has read before. */
let isCssStored = false;

/** What is stored, unparsed; undefined when nothing was stored yet. Rejects when the store cannot be read. */
export async function readStored(): Promise<unknown> {
  const { [KEY]: settings, [CSS]: css } = await inTime(browser.storage.sync.get([KEY, CSS]));
  isCssStored = Boolean(css);
  return css ? { ...(settings as object | undefined), [CSS]: css } : settings;
}

/** Rejects when the browser refuses: the store is full, switched off by policy, or was written to too often. */
export async function writeStored(value: Readonly<Record<string, unknown>>): Promise<void> {
  const { [CSS]: css = '', ...settings } = value;
  const { sync } = browser.storage;
  await inTime(sync.set(css ? { [KEY]: settings, [CSS]: css } : { [KEY]: settings }));
  // most users have none: a removal counts as one more write
  if (!css && isCssStored) await inTime(sync.remove(CSS));
  isCssStored = Boolean(css);
}

/** What could not be stored yet, unparsed; undefined for nothing. */
export async function readHeld(): Promise<unknown> {
  return (await inTime(holdingArea().get(KEY)))[KEY];
}

/** @param value undefined when nothing needs to be held any more */
export async function writeHeld(value: unknown): Promise<void> {
  await inTime(value === undefined ? holdingArea().remove(KEY) : holdingArea().set({ [KEY]: value }));
}

/** Which sites may be read unasked, and why, unparsed. Of this browser alone: permissions are not synchronised either. */
export async function readSitePermissions(): Promise<unknown> {
  return (await inTime(browser.storage.local.get(SITES)))[SITES];
}

/** Rejects when the browser refuses. */
export async function writeSitePermissions(value: unknown): Promise<void> {
  await inTime(browser.storage.local.set({ [SITES]: value }));
}

/** Calls the listener after every change of {@link readSitePermissions}. */
export function onSitePermissionChange(listener: () => void): void {
  browser.storage.onChanged.addListener((changes: Record<string, unknown>, area: string) => {
    if (area === 'local' && SITES in changes) listener();
  });
}

/** What was noted since the browser started; undefined for nothing. */
export async function readNote(name: string): Promise<unknown> {
  return (await inTime(browser.storage.session.get(name)))[name];
}

/**
 * Keeps a note until the browser closes, in memory.
 *
 * @param value undefined for none any more
 */
export async function writeNote(name: string, value: unknown): Promise<void> {
  const { session } = browser.storage;
  await inTime(value === undefined ? session.remove(name) : session.set({ [name]: value }));
}

/**
 * Lets content scripts see what is held, and nothing of what is kept on the disk: they ask the background for what is of their own page.
 * To be called by the background, at every start. Firefox cannot close the store to them (bug 1724754).
 */
export async function limitAccess(): Promise<void> {
  const { local, session } = browser.storage as unknown as { local: LimitedArea; session?: LimitedArea };
  await Promise.all([
    local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }),
    session?.setAccessLevel?.({ accessLevel: 'TRUSTED_AND_UNTRUSTED_CONTEXTS' }),
  ]);
}

/** What is remembered of a site, unparsed; undefined for nothing. Rejects when the store cannot be read. */
export async function readStoredSite(site: string): Promise<unknown> {
  const key = SITE_PREFIX + site;
  return (await inTime(browser.storage.local.get(key)))[key];
}

/** What is remembered of all sites, unparsed, by site. */
export async function readStoredSites(): Promise<ReadonlyMap<string, unknown>> {
  const all = Object.entries(await inTime(browser.storage.local.get(null)));
  const sites = all.filter(([key]) => key.startsWith(SITE_PREFIX));
  return new Map(sites.map(([key, value]) => [key.slice(SITE_PREFIX.length), value]));
}

/** @param value undefined forgets the site. Rejects when the browser refuses: the store is full. */
export async function writeStoredSite(site: string, value: unknown): Promise<void> {
  const key = SITE_PREFIX + site;
  const { local } = browser.storage;
  await inTime(value === undefined ? local.remove(key) : local.set({ [key]: value }));
}

/** Calls the listener after every change of what is remembered of sites. */
export function onStoredSiteChange(listener: () => void): void {
  browser.storage.onChanged.addListener((changes: Record<string, unknown>, area: string) => {
    if (area === 'local' && Object.keys(changes).some((key) => key.startsWith(SITE_PREFIX))) listener();
  });
}

interface LimitedArea {
  setAccessLevel?(access: { accessLevel: string }): Promise<void>;
}

/** Memory, which no full disk can refuse. Firefox shows it to no content script; the disk it is there. */
function holdingArea() {
  const { session, local } = browser.storage;
  return session && 'setAccessLevel' in session ? session : local;
}

/** Calls the listener after every change of what is stored or held, from whichever part of the extension. */
export function onStoredChange(listener: () => void, signal?: AbortSignal): void {
  const onChanged = (changes: Record<string, unknown>) => {
    if (KEY in changes || CSS in changes) listener();
  };
  browser.storage.onChanged.addListener(onChanged);
  signal?.addEventListener('abort', () => browser.storage.onChanged.removeListener(onChanged), { once: true });
}

/** Rejects if the browser's store, or the background that is asked for what is in it, does not answer within `patience` (ms). */
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
