/** What happens on the page under an open reader. */
import { intact } from '../../platform/unclobbered.ts';
import { withoutHash } from '../../shared/url.ts';

/** Pages that never finish parsing are read as far as they have come (ms). */
const LONGEST_PARSE = 2500;

/** Calls back when the page went to another address without loading (same path with another hash does not count). */
export function onRouteChange(document: Document, callback: () => void, signal: AbortSignal): void {
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

/** Calls back once a document that is on its way is parsed, and after {@link LONGEST_PARSE} for a first look when that takes long. */
export function whenParsed(document: Document, callback: () => void, signal: AbortSignal): void {
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

/** Calls back when the browser has nothing better to do. */
export function whenIdle(callback: () => void, signal: AbortSignal): void {
  const handle = requestIdleCallback(() => {
    if (!signal.aborted) callback();
  });
  signal.addEventListener('abort', () => cancelIdleCallback(handle), { once: true });
}

/** Calls back when all that a page is still loading has arrived. */
export function whenLoaded(document: Document, callback: () => void, signal: AbortSignal): void {
  if (intact(document).readyState === 'complete') return;
  intact(document).defaultView?.addEventListener('load', callback, { once: true, signal });
}

/** Calls back when the user comes back to this page, reader and all, through the browser's history. */
export function onReturn(document: Document, callback: () => void, signal: AbortSignal): void {
  intact(document).defaultView?.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) callback();
    },
    { signal },
  );
}

/** Calls back after each of these times (ms). */
export function later(pauses: readonly number[], callback: () => void, signal: AbortSignal): void {
  const timers = pauses.map((pause) => setTimeout(callback, pause));
  signal.addEventListener('abort', () => timers.forEach(clearTimeout), { once: true });
}
