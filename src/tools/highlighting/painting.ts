/**
 * Paints highlights with the CSS Custom Highlight API, which does not change the text. Each highlight also has a marker
 * (a button) at the end of its block (paragraph), so that it can be reached with the keyboard and a screen reader. A
 * marker has no text, so that copied text stays the same.
 */

import { intact } from '../../platform/unclobbered.ts';
import { message } from '../../platform/wording/message.ts';
import { isUserMade } from '../../reader/input/user-made.ts';
import { adoptSheet } from '../../reader/styles/adopt-sheet.ts';
import type { Span } from '../../store/highlights/anchor.ts';
import { COLOURS, type Highlight, type HighlightColour, letterOf, nameOf } from '../../store/highlights/types.ts';
import { type ArticleText, rangesOf } from './article-text.ts';
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

export function excerptOf({ quote: { exact } }: Highlight): string {
  return exact.length <= LONGEST_NAME ? exact : `${exact.slice(0, LONGEST_NAME).trimEnd()}…`;
}

/**
 * Creates the object that paints the highlights of an open reader.
 *
 * @param open called when a marker is pressed
 */
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
