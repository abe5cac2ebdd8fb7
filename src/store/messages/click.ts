/**
 * Passes a click from the extension's background worker to the page: the request to open the reader, the settings, and
 * the data remembered for the site. The worker stores these in the page when it injects the scripts. It also sends the
 * request as a message, but the browser may stop the worker before that.
 */
import { JUDGE } from '../../algorithms/index.ts';
import { read, slot, take, wait } from '../../shared/exchange.ts';
import { withoutHash } from '../../shared/url.ts';
import type { Settings } from '../settings/types.ts';
import type { ClickRequest, ReadRequest } from './protocol.ts';

/** The request of the last click; undefined if a script runs before the background has stored it. */
export const CLICK = slot<ClickRequest>('click');

/** Contains true once the session (the script that shows the reader) has started in the page. */
export const SESSION = slot<true>('session');

/** Resolves when the first screen (the article's beginning) is painted, or certainly will not be. */
export const FIRST_SCREEN = slot<Promise<void>>('first-screen');

/** The settings as JSON, because Chromium drops null values that are passed to a page. */
export const SETTINGS = slot<string>('settings');

/** The data that is remembered for the page's site. */
export const MEMORY = slot<LeftMemory>('memory');

/** Returns the algorithm of a click: `JUDGE` if the reader opens automatically; null for the one in the settings. */
export function algorithmAsked({ isUnasked, algorithm }: ReadRequest): string | null {
  return isUnasked ? JUDGE : (algorithm ?? null);
}

/** The data remembered for a site. `stored` is absent if there is none: Chromium drops null values passed to a page. */
export interface LeftMemory {
  site: string;
  stored?: unknown;
}

export const isSessionThere = (): boolean => read(SESSION) !== undefined;

/** Waits until the background has stored the settings in the page, and resolves to them. */
export const settingsLeft = async (): Promise<Settings> => JSON.parse(await wait(SETTINGS)) as Settings;

/** Returns whether certainly nothing is remembered for a site. Unlike {@link takeMemory}, leaves the data there. */
export function isWithoutMemory(site: string): boolean {
  const left = read(MEMORY);
  return site === '' || (left?.site === site && left.stored === undefined);
}

/** Returns the {@link LeftMemory} of this site, and removes it from the page, because it may soon be outdated. */
export function takeMemory(site: string): LeftMemory | undefined {
  const left = take(MEMORY);
  return left?.site === site ? left : undefined;
}

/** Returns the last click's request; undefined if there is none, or if the click was on the tab's previous document. */
export function clickLeft(): ClickRequest | undefined {
  const click = read(CLICK);
  return click && !isForPageBefore(click) ? click : undefined;
}

/**
 * Returns whether the click was on the tab's previous page: at another address, and before this page started. A busy
 * background worker notes clicks late, so a later click also counts if no script has changed this page's address.
 */
export function isForPageBefore({ clickedAt, address = location.href }: ClickRequest): boolean {
  const isElsewhere = withoutHash(address) !== withoutHash(location.href);
  return isElsewhere && (performance.timeOrigin > clickedAt || !hasMovedOn());
}

/** Returns whether a script of the page has changed its address, as single-page applications do. False if unknown. */
export function hasMovedOn(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && withoutHash(loaded.name) !== withoutHash(location.href);
}
