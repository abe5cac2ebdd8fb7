/** Functions that call back at events of the page under an open reader, until a signal aborts. */
import { intact } from '../../platform/unclobbered.ts';
import { withoutHash } from '../../shared/url.ts';

/** Longest wait for the page to be parsed (ms); some pages never finish. */
const LONGEST_PARSE = 2500;

/** Calls back when the page changes its address without loading. A change of only the hash does not count. */
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

/** Also calls back after {@link LONGEST_PARSE}, so that the part that has arrived by then can be read. */
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

export function whenIdle(callback: () => void, signal: AbortSignal): void {
  const handle = requestIdleCallback(() => {
    if (!signal.aborted) callback();
  });
  signal.addEventListener('abort', () => cancelIdleCallback(handle), { once: true });
}

export function whenLoaded(document: Document, callback: () => void, signal: AbortSignal): void {
  if (intact(document).readyState === 'complete') return;
  intact(document).defaultView?.addEventListener('load', callback, { once: true, signal });
}

/** Calls back when the user returns to this page through the back/forward cache, with the reader still open. */
export function onReturn(document: Document, callback: () => void, signal: AbortSignal): void {
  intact(document).defaultView?.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) callback();
    },
    { signal },
  );
}

/** Calls back once after each of these delays (ms), which all start now. */
export function later(pauses: readonly number[], callback: () => void, signal: AbortSignal): void {
  const timers = pauses.map((pause) => setTimeout(callback, pause));
  signal.addEventListener('abort', () => timers.forEach(clearTimeout), { once: true });
}
