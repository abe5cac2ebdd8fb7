/**
 * Paints the highlights with the CSS Custom Highlight API, which does not change the text. Each also has a marker (a
 * button) at the end of its block, for the keyboard and screen readers; without text, so that copies stay the same.
 */
import { intact } from '../../platform/unclobbered.ts';
import { message } from '../../platform/wording/message.ts';
import { isUserMade } from '../../reader/input/user-made.ts';
import { focusedIn } from '../../reader/overlay/create-overlay.ts';
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

const nameFor = (colour: HighlightColour) => `lectern-${colour}`;
/** Maximum length of the quoted words in a marker's name (characters). */
const LONGEST_NAME = 60;

export const excerptOf = ({ quote: { exact } }: Highlight) => shortened(exact, LONGEST_NAME);

/** Delay of repainting while the text changes (ms), for example because it grows or is being translated. */
const REPAINT_DELAY = 150;

interface PaintingOptions {
  readonly dialog: HTMLElement;
  readonly signal: AbortSignal;
  highlights(): readonly Highlight[];
  /** Called when the user presses the marker of a highlight. */
  open(id: string): void;
  painted(): void;
}

export class Painting {
  /** In text order; highlights whose words were not found come last. */
  placed: readonly Placed[] = [];
  private known: { text: string; highlights: readonly Highlight[] } | null = null;
  private markers: HTMLElement[] = [];
  private hasColours = false;
  private watched: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly observer = new MutationObserver((records) => {
    if (this.options.highlights().length > 0 && !records.every(isOurs)) this.soon();
  });

  constructor(private readonly options: PaintingOptions) {
    options.signal.addEventListener('abort', () => {
      this.observer.disconnect();
      clearTimeout(this.timer);
      this.clear();
    });
  }

  markerOf(id: string): HTMLElement | null {
    return this.markers.find(({ dataset }) => dataset.highlight === id) ?? null;
  }

  /** Finds and paints the highlights immediately, without a delay. */
  now(): void {
    const { dialog, signal, highlights, painted } = this.options;
    // Closing the reader stores an unfinished note, which calls this method again. Then nothing must be painted.
    if (signal.aborted) return;
    this.watch();
    const all = highlights();
    const index = all.length > 0 ? articleText(dialog) : null;
    if (!index) {
      if (this.placed.length > 0) this.clear();
      [this.placed, this.known] = [[], null];
    } else {
      if (this.known?.text !== index.text || this.known.highlights !== all) this.placed = placedIn(index, all);
      this.known = { text: index.text, highlights: all };
      this.paint(index);
    }
    painted();
  }

  private soon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.now();
    }, REPAINT_DELAY);
  }

  private watch(): void {
    const article = this.options.dialog.querySelector('.article');
    if (article === this.watched) return;
    this.observer.disconnect();
    this.watched = article;
    if (article) this.observer.observe(article, { childList: true, characterData: true, subtree: true });
  }

  private paint(text: ArticleText): void {
    const { dialog, open } = this.options;
    const wasFocused = focusedIn(dialog)?.dataset.highlight;
    this.clear();
    if (this.placed.length > 0 && !this.hasColours) adoptSheet(dialog.getRootNode() as ShadowRoot, paintedCss);
    this.hasColours ||= this.placed.length > 0;
    const ranges = new Map<HighlightColour, Range[]>();
    for (const { highlight, span } of this.placed) {
      if (!span) continue;
      const own = rangesOf(text.partsOf(span));
      ranges.set(highlight.colour, [...(ranges.get(highlight.colour) ?? []), ...own]);
      const block = blockOf(own[0]);
      if (!block) continue;
      const marker = markerFor(dialog.ownerDocument, highlight, open);
      block.append(marker);
      block.toggleAttribute('data-highlighted', true);
      this.markers.push(marker);
    }
    for (const [colour, all] of ranges) CSS.highlights.set(nameFor(colour), new globalThis.Highlight(...all));
    if (wasFocused) this.markerOf(wasFocused)?.focus({ preventScroll: true });
  }

  private clear(): void {
    for (const colour of COLOURS) CSS.highlights.delete(nameFor(colour));
    for (const marker of this.markers) {
      marker.parentElement?.removeAttribute('data-highlighted');
      marker.remove();
    }
    this.markers = [];
  }
}

/** Returns the element that gets the marker: never in a scroll box (table, code), which would cut the marker off. */
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

function placedIn({ text }: ArticleText, all: readonly Highlight[]): readonly Placed[] {
  const placed = all.map((highlight) => ({ highlight, span: findAnchor(text, highlight) }));
  return placed.sort(
    (a, b) => (a.span?.start ?? Number.POSITIVE_INFINITY) - (b.span?.start ?? Number.POSITIVE_INFINITY),
  );
}

/** Returns whether a mutation only added or removed markers, as painting does. It must not start another painting. */
function isOurs({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type !== 'childList') return false;
  return [...addedNodes, ...removedNodes].every((node) => node instanceof Element && node.matches('.highlight-marker'));
}
