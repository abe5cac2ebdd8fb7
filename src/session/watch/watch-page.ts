/** Dispatches events of the page and the browser to the session while a reader is open. */
import type { Mark } from '../../algorithms/types.ts';
import { intact, localNameOf, nodeTypeOf } from '../../platform/unclobbered.ts';
import { afterPaint } from '../../reader/overlay/after-paint.ts';
import { getOrMake } from '../../shared/memoised.ts';
import { withoutHash } from '../../shared/url.ts';
import { watchSettings } from '../../store/messages/settings-channel.ts';
import { stopWaitingForAnswers } from '../background.ts';
import type { Mounted, World } from '../effects/world.ts';
import { isQuickToRead } from '../readable.ts';
import { liveReading } from '../reading.ts';
import type { LiveRows } from '../select-ranges.ts';
import type { EventOf, OpenReader } from '../state/state.ts';

export function watchPage(world: World, mounted: Mounted): void {
  const { document, dispatch } = world;
  const { signal } = mounted.lifetime;
  watchSettings((settings) => dispatch({ type: 'settings-changed', settings }), signal);
  const view = intact(document).defaultView;
  const onShow = ({ persisted }: PageTransitionEvent) => {
    // `persisted`: the user has returned to this page through the back/forward cache, with the reader still open.
    if (!persisted) return;
    stopWaitingForAnswers();
    dispatch({ type: 'returned' });
  };
  view?.addEventListener('pageshow', onShow, { signal });
  afterPaint(
    document,
    () => dispatch({ type: 'painted', isParsed: intact(document).readyState !== 'loading' }),
    signal,
  );
  onRouteChange(document, () => dispatch({ type: 'route-changed' }), signal);
  const readMore = () => dispatch({ type: 'more-arrived' });
  whenParsed(document, readMore, signal);
  if (intact(document).readyState !== 'complete') view?.addEventListener('load', readMore, { once: true, signal });
  watchChanges(document, { root: () => rootOf(world.open()), look: () => lookAtPage(world, mounted) }, signal);
}

/** Reads the page again. Resolves to true if the reading found anything new. */
export async function lookAtPage(world: World, mounted: Mounted): Promise<boolean> {
  mounted.isWorthLooking = false;
  world.dispatch(pageChanged(world));
  await world.reading;
  return mounted.isWorthLooking;
}

export function pageChanged({ document, mounted }: World): EventOf<'page-changed'> {
  const isSelecting = mounted?.handle.isSelecting ?? false;
  return { type: 'page-changed', url: intact(document).URL, isQuick: isQuickToRead(document), isSelecting };
}

const roots = new WeakMap<readonly Mark[], Element | null>();

/** Returns the element that is watched for changes ({@link keptElement}). Remembers it per algorithm's result. */
function rootOf(open: OpenReader | null): Element | null {
  const { reading, found } = open ?? {};
  const page = reading?.page;
  if (!page || !found) return null;
  return getOrMake(roots, found.marks, (marks) => keptElement({ page, nodes: liveReading(reading).nodes }, marks));
}

/**
 * Returns the parent of the smallest element with all kept text, so that new siblings of that element are noticed too.
 * If the parent is `body` or `html`, returns the element itself; otherwise changes anywhere on the page would count.
 */
export function keptElement({ page, nodes: live }: LiveRows, marks: readonly Mark[]): Element | null {
  const last = marks.at(-1)?.node ?? -1;
  let id = marks[0]?.node ?? -1;
  while (id >= 0 && page.endOf(id) <= last) id = page.parentOf(id);
  const element = asElement(live[page.parentOf(id)]) ?? asElement(live[id]);
  return element && /^(?:body|html)$/.test(localNameOf(element)) ? (asElement(live[id]) ?? element) : element;
}

const asElement = (node: Node | undefined): Element | null =>
  node && nodeTypeOf(node) === 1 ? (node as Element) : null;

/** Longest wait for the page to be parsed (ms); then the part that has arrived is read. Some pages never finish. */
const LONGEST_PARSE = 2500;

/** Calls back when the page changes its address without loading. A change of only the hash does not count. */
function onRouteChange(document: Document, callback: () => void, signal: AbortSignal): void {
  const view = intact(document).defaultView;
  if (!view) return;
  let shown = withoutHash(intact(document).URL);
  const check = () => {
    const now = withoutHash(intact(document).URL);
    if (now === shown) return;
    shown = now;
    callback();
  };
  view.addEventListener('popstate', check, { signal });
  const { navigation } = view as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', check, { signal });
}

/** Calls back when the document has been parsed (never if it is), and after {@link LONGEST_PARSE} at the latest. */
function whenParsed(document: Document, callback: () => void, signal: AbortSignal): void {
  if (intact(document).readyState !== 'loading') return;
  const timer = setTimeout(callback, LONGEST_PARSE);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  intact(document).addEventListener(
    'DOMContentLoaded',
    () => {
      clearTimeout(timer);
      callback();
    },
    { once: true, signal },
  );
}

export function whenIdle(callback: () => void, signal: AbortSignal): void {
  const handle = requestIdleCallback(() => {
    if (!signal.aborted) callback();
  });
  signal.addEventListener('abort', () => cancelIdleCallback(handle), { once: true });
}

/** Calls back once after each of these delays (ms), which all start now. */
export function later(pauses: readonly number[], callback: () => void, signal: AbortSignal): void {
  const timers = pauses.map((pause) => setTimeout(callback, pause));
  signal.addEventListener('abort', () => timers.forEach(clearTimeout), { once: true });
}

/** Minimum time without changes after which a check starts (ms). */
const QUIET = 400;
/** Longest time from the first change to a check (ms), if changes go on and the pause is not longer. */
const MAX_WAIT = 1600;
/** Minimum pause after a check, as a multiple of the time that the check took. */
const SHARE = 10;
/** The pause between checks doubles after each check that finds no new text, up to this length (ms). */
const LONGEST_PAUSE = 20_000;

/** Calls `look` (resolves to whether the article has changed) after changes in `root`; rarely, to keep pages fast. */
export function watchChanges(
  document: Document,
  { root, look }: { root: () => Element | null; look: () => Promise<boolean> },
  signal: AbortSignal,
): void {
  let timer = 0;
  let firstChange = 0;
  let pause = QUIET;
  /** Whether a check runs, or waits until the browser is idle. */
  let isLooking = false;
  let hasChanged = false;

  async function run(): Promise<void> {
    timer = 0;
    if (signal.aborted) return;
    hasChanged = false;
    const started = performance.now();
    const isNew = await look();
    isLooking = false;
    if (signal.aborted) return;
    const took = performance.now() - started;
    pause = Math.max(QUIET, took * SHARE, isNew ? 0 : Math.min(LONGEST_PAUSE, pause * 2));
    observeTree();
    if (hasChanged) schedule();
  }

  function schedule(): void {
    hasChanged = isLooking;
    if (isLooking) return;
    const now = performance.now();
    if (timer === 0) firstChange = now;
    clearTimeout(timer);
    const rest = Math.max(0, firstChange + Math.max(MAX_WAIT, pause) - now);
    const lookWhenIdle = () => {
      isLooking = true;
      requestIdleCallback(() => void run(), { timeout: 500 });
    };
    timer = setTimeout(lookWhenIdle, Math.min(pause, rest)) as unknown as number;
  }

  function concerns(target: Node): boolean {
    const element = root();
    return element !== null && (!intact(element).isConnected || intact(element).contains(target));
  }

  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => concerns(target))) schedule();
  });
  /** Also watches the shadow tree or frame of the shown part: an observer of the document sees no changes there. */
  function observeTree(): void {
    const element = root();
    for (const tree of new Set([document, element ? intact(element).getRootNode() : document])) {
      observer.observe(tree, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['src', 'srcset', 'open', 'hidden'],
      });
    }
  }

  observeTree();
  intact(document).addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof Node && concerns(target)) schedule();
    },
    { capture: true, signal },
  );
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}
