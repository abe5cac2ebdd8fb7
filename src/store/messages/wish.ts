/**
 * What a click was for, left in the page with the injection. The worker says it with a call as well; should it be killed
 * before it can, the page still knows.
 */
import { JUDGE } from '../../algorithms/index.ts';
import { withoutHash } from '../../shared/url.ts';
import type { OpenRequest, Wish } from './protocol.ts';

/** No name: where the global object has none, it gives the page's element of that id. */
const WISH = Symbol.for('lectern.wish');

/** The algorithm that a click asks for; null where the settings have it. */
export function algorithmAsked({ isUnasked, algorithm }: OpenRequest): string | null {
  return isUnasked ? JUDGE : (algorithm ?? null);
}

/** In the isolated world's global object, which all our scripts in a document share. */
const world = globalThis as { [WISH]?: Wish | undefined };

/**
 * Runs in the page, by itself: nothing else of this file is there.
 *
 * @returns whether the script that serves the wish is there already
 */
export function leaveWish(wish: Wish): boolean {
  const here = globalThis as Record<symbol, unknown>;
  here[Symbol.for('lectern.wish')] = wish;
  const goOn = here[Symbol.for('lectern.wished')] as (() => void) | undefined;
  delete here[Symbol.for('lectern.wished')];
  goOn?.();
  return Symbol.for('lectern.session') in globalThis;
}

/** What is remembered of a site, unparsed; without `stored` where nothing is: Chromium drops a null on its way into a page. */
export interface LeftMemory {
  site: string;
  stored?: unknown;
}

/**
 * Runs in the page, by itself: what the reader of a click need not ask for. In one injection, of which each takes the browser a few
 * milliseconds.
 *
 * @param words as `leaveFirstWords` leaves them
 */
export function leaveForReader(words: Readonly<Record<string, string>>, memory: LeftMemory | null): void {
  const here = globalThis as Record<symbol, unknown>;
  here[Symbol.for('lectern.first-words')] = words;
  here[Symbol.for('lectern.memory')] = memory;
}

/** What was left of this site, once: it may change after that. */
export function takeMemory(site: string): LeftMemory | undefined {
  const key = Symbol.for('lectern.memory');
  const here = globalThis as { [key]?: LeftMemory | null };
  const left = here[key];
  here[key] = null;
  return left?.site === site ? left : undefined;
}

/** Has a wish served that the worker does not come back to; who serves it says how. */
const SERVE = Symbol.for('lectern.serve');

/** Called by the first script. */
export function serveBy(serve: () => void): void {
  (globalThis as { [SERVE]?: () => void })[SERVE] = serve;
}

/** Runs in the page, by itself, where the first script is there. */
export function serveWhatIsLeft(): void {
  (globalThis as Record<symbol, (() => void) | undefined>)[Symbol.for('lectern.serve')]?.();
}

/**
 * Called once with the first wish, in the turn in which it is left. It may come later than the script that was sent after it: browsers
 * refuse the first injection of every tenth click (`src/background/when-allowed.ts`).
 *
 * @returns false where there is one already
 */
export function awaitWish(begin: () => void): boolean {
  if (WISH in world) return false;
  (globalThis as Record<symbol, unknown>)[Symbol.for('lectern.wished')] = begin;
  return true;
}

/** What is wanted of this document, and not of the one before it. */
export function wishLeft(): Wish | undefined {
  const wish = world[WISH];
  return wish && !isForPageBefore(wish) ? wish : undefined;
}

/**
 * Whether the click was on the page before this one: a tab may navigate before the scripts of a click arrive. A reload of the same
 * address, or an address that the page changed by itself, still counts as the clicked page. The time of the click alone is no proof:
 * on a busy machine the worker may hear of it after the next page has begun to load.
 */
export function isForPageBefore({ clickedAt, address = location.href }: Wish): boolean {
  const isElsewhere = withoutHash(address) !== withoutHash(location.href);
  return isElsewhere && (performance.timeOrigin > clickedAt || !hasMovedOn());
}

/** Whether the document has another address than it was loaded from: its scripts have shown another page. False where nobody knows. */
export function hasMovedOn(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && withoutHash(loaded.name) !== withoutHash(location.href);
}
