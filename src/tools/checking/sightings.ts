/** Tracks which blocks (paragraphs) of the live page are in the window, so that only their boxes are measured. */

import type { Page } from '../../page/page.ts';
import { intact } from '../../platform/unclobbered.ts';
import { boxOfTexts, type WindowBox } from './live-boxes.ts';

export interface Sighting {
  /** Index among the page's visible blocks, in page order. */
  readonly row: number;
  readonly box: WindowBox;
}

export interface Sightings {
  /** Returns the blocks in the window, in page order. */
  now(): readonly Sighting[];
  boxOf(row: number): WindowBox | null;
  stop(): void;
}

/** Number of elements passed to the observer in one step; in between, the browser can respond to the user. */
const AT_ONCE = 1000;
/** Margin around the window in which blocks are tracked, so that they are tinted before they scroll into view. */
const MARGIN = '200px 0px';

/** `onChange` is called when the set of blocks in the window changes. */
export function watchSightings(
  page: Page,
  textsOf: readonly (readonly number[])[],
  nodeOf: (id: number) => Node | undefined,
  { document, onChange, signal }: { document: Document; onChange(): void; signal: AbortSignal },
): Sightings {
  const lifetime = new AbortController();
  const rowsOf = new Map<Element, number[]>();
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      onChange();
    },
    { rootMargin: MARGIN },
  );
  textsOf.forEach((texts, row) => {
    const holder = holderOf(page, texts, nodeOf);
    if (!holder) return;
    const rows = rowsOf.get(holder);
    if (rows) rows.push(row);
    else rowsOf.set(holder, [row]);
  });
  observeInTurns(observer, [...rowsOf.keys()], lifetime.signal);

  const view = intact(document).defaultView as Window;
  const liveTexts = (row: number) => (textsOf[row] ?? []).flatMap((id) => nodeOf(id) ?? []);
  const measure = (row: number) => boxOfTexts(liveTexts(row));
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  };
  const stop = () => {
    lifetime.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
  view.addEventListener('scroll', soon, { capture: true, passive: true, signal: lifetime.signal });
  view.addEventListener('resize', soon, { passive: true, signal: lifetime.signal });
  signal.addEventListener('abort', stop, { signal: lifetime.signal });

  return {
    now() {
      const rows = [...inView].flatMap((holder) => rowsOf.get(holder) ?? []).sort((a, b) => a - b);
      return rows.flatMap((row) => {
        const box = measure(row);
        return box && box.bottom > 0 && box.top < view.innerHeight ? [{ row, box }] : [];
      });
    },
    boxOf: measure,
    stop,
  };
}

/** The nearest element with a box: an element without one (`display: contents`) cannot be observed. */
function holderOf(page: Page, texts: readonly number[], nodeOf: (id: number) => Node | undefined): Element | null {
  const first = texts[0] ?? -1;
  const container = page.snapshot.blocks.container[page.blockOf(first)] ?? -1;
  for (let id = container; id >= 0; id = page.parentOf(id)) {
    const live = nodeOf(id);
    if (live instanceof Element && page.styleOf(id)?.flow !== 'contents') return live;
  }
  return null;
}

function observeInTurns(observer: IntersectionObserver, elements: readonly Element[], signal: AbortSignal): void {
  const next = (from: number) => {
    if (signal.aborted) return;
    for (const element of elements.slice(from, from + AT_ONCE)) observer.observe(element);
    if (from + AT_ONCE < elements.length) setTimeout(() => next(from + AT_ONCE));
  };
  next(0);
}
