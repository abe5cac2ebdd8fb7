/** Finds the highlights in the text on the screen, and repaints them when the text or the highlights change. */
import { findAnchor } from '../../store/highlights/anchor.ts';
import type { Highlight } from '../../store/highlights/types.ts';
import { type ArticleText, articleText } from './article-text.ts';
import type { Painter, Placed } from './painting.ts';

/** Delay of repainting while the text changes (ms), for example because it grows or is being translated. */
const REPAINT_DELAY = 150;

export interface KeptPainted {
  /** Returns the text of the shown article; null if there is none. */
  text(): ArticleText | null;
  /** Returns the highlights in text order; those whose words were not found come last. */
  placed(): readonly Placed[];
  /** Finds and paints the highlights immediately, without a delay. */
  now(): void;
}

export function keepPainted(
  dialog: HTMLElement,
  painter: Painter,
  highlights: () => readonly Highlight[],
  { signal, painted }: { signal: AbortSignal; painted(): void },
): KeptPainted {
  let placed: readonly Placed[] = [];
  let known: { text: string; highlights: readonly Highlight[] } | null = null;
  let watched: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((records) => {
    if (highlights().length > 0 && !records.every(isOurs)) soon();
  });
  const article = () => dialog.querySelector('.article');
  const text = () => {
    const element = article();
    return element && articleText(element);
  };

  function soon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!signal.aborted) now();
    }, REPAINT_DELAY);
  }

  function watch(): void {
    const element = article();
    if (element === watched) return;
    observer.disconnect();
    watched = element;
    if (element) observer.observe(element, { childList: true, characterData: true, subtree: true });
  }

  function now(): void {
    watch();
    const all = highlights();
    const index = all.length > 0 ? text() : null;
    if (!index) {
      if (placed.length > 0) painter.clear();
      [placed, known] = [[], null];
    } else {
      if (known?.text !== index.text || known.highlights !== all) placed = placedIn(index, all);
      known = { text: index.text, highlights: all };
      painter.paint(index, placed);
    }
    painted();
  }

  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    painter.clear();
  });
  return { text, placed: () => placed, now };
}

function placedIn({ text }: ArticleText, all: readonly Highlight[]): readonly Placed[] {
  const placed = all.map((highlight) => ({ highlight, span: findAnchor(text, highlight) }));
  return placed.sort(
    (a, b) => (a.span?.start ?? Number.POSITIVE_INFINITY) - (b.span?.start ?? Number.POSITIVE_INFINITY),
  );
}

/**
 * Returns whether a mutation only added or removed markers of highlights, as the painter does. It then needs no
 * repainting.
 */
function isOurs({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type !== 'childList') return false;
  return [...addedNodes, ...removedNodes].every((node) => node instanceof Element && node.matches('.highlight-marker'));
}
