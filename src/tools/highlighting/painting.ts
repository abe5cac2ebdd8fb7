/**
 * Finds the highlights in the text on the screen, and paints them again when the text or the highlights change. Uses
 * the CSS Custom Highlight API, which does not change the text. Each highlight also has a marker (a button) at the end
 * of its block (paragraph), so that it can be reached with the keyboard and a screen reader. A marker has no text, so
 * that copied text stays the same.
 */

import { intact } from '../../platform/unclobbered.ts';
import { message } from '../../platform/wording/message.ts';
import { isUserMade } from '../../reader/input/user-made.ts';
import { adoptSheet } from '../../reader/styles/adopt-sheet.ts';
import { shortened } from '../../shared/text.ts';
import { findAnchor, type Span } from '../../store/highlights/anchor.ts';
import { COLOURS, type Highlight, type HighlightColour, letterOf, nameOf } from '../../store/highlights/types.ts';
import { type ArticleText, articleText, rangesOf } from './article-text.ts';
import paintedCss from './painted.css?inline';

/** A highlight, and where its words are in the text; null if they were not found. */
export interface Placed {
  readonly highlight: Highlight;
  readonly span: Span | null;
}

export interface Painter {
  paint(text: ArticleText, placed: readonly Placed[]): void;
  clear(): void;
  markerOf(id: string): HTMLElement | null;
}

const nameFor = (colour: HighlightColour) => `lectern-${colour}`;
/** Maximum length of the quoted words in a marker's name (characters). */
const LONGEST_NAME = 60;

export const excerptOf = ({ quote: { exact } }: Highlight) => shortened(exact, LONGEST_NAME);

/** Creates the painter for an open reader. `open`: called when the user presses the marker of a highlight. */
export function createPainter(dialog: HTMLElement, open: (id: string) => void): Painter {
  let markers: HTMLElement[] = [];
  let hasColours = false;

  function clear(): void {
    for (const colour of COLOURS) CSS.highlights.delete(nameFor(colour));
    for (const marker of markers) {
      marker.parentElement?.removeAttribute('data-marked');
      marker.remove();
    }
    markers = [];
  }

  return {
    clear,
    markerOf: (id) => markers.find(({ dataset }) => dataset.highlight === id) ?? null,
    paint(text, placed) {
      const focused = (dialog.getRootNode() as ShadowRoot).activeElement;
      const wasFocused = focused instanceof HTMLElement ? focused.dataset.highlight : undefined;
      clear();
      if (placed.length > 0 && !hasColours) adoptSheet(dialog.getRootNode() as ShadowRoot, paintedCss);
      hasColours ||= placed.length > 0;
      const ranges = new Map<HighlightColour, Range[]>();
      for (const { highlight, span } of placed) {
        if (!span) continue;
        const own = rangesOf(text.partsOf(span));
        ranges.set(highlight.colour, [...(ranges.get(highlight.colour) ?? []), ...own]);
        const marker = markerFor(dialog.ownerDocument, highlight, open);
        const block = blockOf(own[0]);
        if (!block) continue;
        block.append(marker);
        block.toggleAttribute('data-marked', true);
        markers.push(marker);
      }
      for (const [colour, all] of ranges) CSS.highlights.set(nameFor(colour), new globalThis.Highlight(...all));
      if (wasFocused) markers.find(({ dataset }) => dataset.highlight === wasFocused)?.focus({ preventScroll: true });
    },
  };
}

/** Returns the element at whose end the marker of a highlight is inserted; never a scroll box or a part of a table. */
function blockOf(range: Range | undefined): Element | null {
  const element = range?.startContainer.parentElement;
  return element?.closest('.piece') ?? element?.closest('[data-node], h1, .article > *') ?? null;
}

function markerFor(document: Document, highlight: Highlight, open: (id: string) => void): HTMLElement {
  const marker = intact(document).createElement('button');
  const { id, colour, note } = highlight;
  marker.type = 'button';
  marker.className = 'highlight-marker';
  marker.dataset.ours = '';
  marker.dataset.highlight = id;
  marker.dataset.colour = colour;
  marker.dataset.letter = letterOf(colour);
  marker.toggleAttribute('data-noted', note !== '');
  marker.ariaLabel = message(
    note === '' ? 'highlightMarker' : 'highlightMarkerNoted',
    nameOf(colour),
    excerptOf(highlight),
  );
  marker.addEventListener('click', (event) => {
    if (isUserMade(event)) open(id);
  });
  return marker;
}

/** Delay of repainting while the text changes (ms), for example because it grows or is being translated. */
const REPAINT_DELAY = 150;

export interface KeptPainted {
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
      now();
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
    // The text of a note is stored when the reader closes.
    if (signal.aborted) return;
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

/** Returns whether a mutation only added or removed markers, as the painter does. It then needs no repainting. */
function isOurs({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type !== 'childList') return false;
  return [...addedNodes, ...removedNodes].every((node) => node instanceof Element && node.matches('.highlight-marker'));
}
