/**
 * The request of a click, left in the page with the injection. The worker also sends it with a call; if the worker is killed
 * before that, the page still has it.
 */
import { JUDGE } from '../../algorithms/index.ts';
import { withoutHash } from '../../shared/url.ts';
import type { ClickRequest, ReadRequest } from './protocol.ts';

/** A symbol, because a missing global name gives the page's element of that id. */
const CLICK = Symbol.for('lectern.click');

/** Returns the algorithm that a click asks for; null for that of the settings. */
export function algorithmAsked({ isUnasked, algorithm }: ReadRequest): string | null {
  return isUnasked ? JUDGE : (algorithm ?? null);
}

/** The isolated world's global object, which all of Lectern's scripts in a document share. */
const world = globalThis as { [CLICK]?: ClickRequest | undefined };

/**
 * Runs alone in the page: nothing else of this file exists there.
 *
 * @returns whether the script that serves the click is already there
 */
export function leaveClick(click: ClickRequest): boolean {
  const here = globalThis as Record<symbol, unknown>;
  here[Symbol.for('lectern.click')] = click;
  const goOn = here[Symbol.for('lectern.click-waiter')] as (() => void) | undefined;
  delete here[Symbol.for('lectern.click-waiter')];
  goOn?.();
  return Symbol.for('lectern.session') in globalThis;
}

/** A site's memory, unparsed; without `stored` if there is none, because Chromium drops a null on its way into a page. */
export interface LeftMemory {
  site: string;
  stored?: unknown;
}

/**
 * Leaves data that the reader then need not request. Runs alone in the page. A single injection, because each takes the browser
 * a few milliseconds.
 *
 * @param words texts as in `leaveFirstWords`
 */
export function leaveForReader(words: Readonly<Record<string, string>>, memory: LeftMemory | null): void {
  const here = globalThis as Record<symbol, unknown>;
  here[Symbol.for('lectern.first-words')] = words;
  here[Symbol.for('lectern.memory')] = memory;
}

/** Returns the memory left for this site, only once, because it may change later. */
export function takeMemory(site: string): LeftMemory | undefined {
  const key = Symbol.for('lectern.memory');
  const here = globalThis as { [key]?: LeftMemory | null };
  const left = here[key];
  here[key] = null;
  return left?.site === site ? left : undefined;
}

/** Key of the function that serves a click to which the worker does not return; set by {@link serveBy}. */
const SERVE = Symbol.for('lectern.serve');

/** Registers the function that serves a click; called by the first script. */
export function serveBy(serve: () => void): void {
  (globalThis as { [SERVE]?: () => void })[SERVE] = serve;
}

/** Serves the click that was left. Runs alone in the page, if the first script is there. */
export function serveWhatIsLeft(): void {
  (globalThis as Record<symbol, (() => void) | undefined>)[Symbol.for('lectern.serve')]?.();
}

/**
 * Calls `begin` once, synchronously when the first click is left. The click may arrive after the script that was sent after it:
 * browsers refuse the first injection of every tenth click (`src/background/when-allowed.ts`).
 *
 * @returns false if there is already a click
 */
export function awaitClick(begin: () => void): boolean {
  if (CLICK in world) return false;
  (globalThis as Record<symbol, unknown>)[Symbol.for('lectern.click-waiter')] = begin;
  return true;
}

/** Returns the click for this document; undefined if there is none or it was for the previous document. */
export function clickLeft(): ClickRequest | undefined {
  const click = world[CLICK];
  return click && !isForPageBefore(click) ? click : undefined;
}

/**
 * Returns whether the click was on the previous page: a tab may navigate before a click's scripts arrive. A reload of the same
 * address, or an address that the page changed itself, still counts as the clicked page. The time of the click alone proves
 * nothing: on a busy machine the worker may receive it after the next page has begun to load.
 */
export function isForPageBefore({ clickedAt, address = location.href }: ClickRequest): boolean {
  const isElsewhere = withoutHash(address) !== withoutHash(location.href);
  return isElsewhere && (performance.timeOrigin > clickedAt || !hasMovedOn());
}

/** Returns whether the document's address differs from the loaded one, so that its scripts show another page. False if unknown. */
export function hasMovedOn(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && withoutHash(loaded.name) !== withoutHash(location.href);
}
