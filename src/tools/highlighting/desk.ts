/** Makes, changes, deletes and restores highlights, and keeps the state of the highlight bubble and list. */
import { message } from '../../platform/wording/message.ts';
import { selectedText, selectionIn } from '../../reader/input/copy-selection.ts';
import { focusedIn } from '../../reader/overlay/create-overlay.ts';
import { wantWhole } from '../../reader/overlay/whole-article.ts';
import { anchorOf } from '../../store/highlights/anchor.ts';
import { wholeWords } from '../../store/highlights/text-index.ts';
import {
  COLOURS,
  type Highlight,
  type HighlightColour,
  LONGEST_QUOTE,
  LONGEST_TITLE,
} from '../../store/highlights/types.ts';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { articleText, rangesOf, spanOf } from './article-text.ts';
import type { PageHighlights } from './page-highlights.ts';
import type { Painting } from './painting.ts';

/** Pause in typing after which a note is stored (ms). */
const REST = 700;
/** Height in the view to which a highlight is scrolled (share of the view, from the top). */
const GO_TO = 0.3;

type OpenPanel = { readonly kind: 'list' } | { readonly kind: 'one'; readonly id: string };

export class Desk {
  open: OpenPanel | null = null;
  /** The highlight that was deleted last, while Undo can restore it. */
  deleted: Highlight | null = null;
  isInExports = false;
  private colour: HighlightColour = COLOURS[0];
  /** A note that is not stored yet. */
  private waiting: { id: string; note: string } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly place: ToolPlace,
    private readonly highlights: PageHighlights,
    private readonly painting: Painting,
    private readonly redraw: () => void,
  ) {
    place.signal.addEventListener('abort', () => this.storeNote());
  }

  /** Returns the highlight in the open bubble, even if it was just removed and Undo can restore it. */
  shown(): Highlight | null {
    const { open, deleted } = this;
    if (open?.kind !== 'one') return null;
    const found = this.highlights.all().find(({ id }) => id === open.id);
    return found ?? (deleted?.id === open.id ? deleted : null);
  }

  linesOf({ id }: Highlight): readonly DOMRect[] {
    return this.rangesOf(id).flatMap((range) => [...range.getClientRects()]);
  }

  private rangesOf(id: string): readonly Range[] {
    const span = this.painting.placed.find(({ highlight }) => highlight.id === id)?.span;
    const text = articleText(this.place.dialog);
    return text && span ? rangesOf(text.partsOf(span)) : [];
  }

  show(next: OpenPanel | null): void {
    this.storeNote();
    const before = this.open;
    const hadFocus = focusedIn(this.place.dialog)?.closest('.highlight-bubble, .highlight-list') != null;
    this.open = next;
    this.deleted = null;
    this.redraw();
    if (next || !before || !hadFocus) return;
    const marker = before.kind === 'one' ? this.painting.markerOf(before.id) : null;
    const focused = marker ?? this.place.dialog.querySelector<HTMLElement>('.page');
    focused?.focus({ preventScroll: true });
  }

  /** Highlights the selected text. Returns false if no text is selected. */
  make(): boolean {
    const { dialog, announce } = this.place;
    const selected = selectedText(dialog);
    if (!selected) return false;
    const text = articleText(dialog);
    const selection = text && spanOf(text, selected.range);
    const span = selection && wholeWords(text.text, selection);
    if (!text || !span) announce(message('highlightNothing'));
    else if (span.end - span.start > LONGEST_QUOTE) announce(message('highlightTooLong', LONGEST_QUOTE));
    else {
      const same = this.painting.placed.find((one) => one.span?.start === span.start && one.span.end === span.end);
      const id = same?.highlight.id ?? newId();
      const time = Date.now();
      const anchor = anchorOf(text.text, span);
      if (!same) this.add({ id, colour: this.colour, note: '', ...anchor, made: time, changed: time });
      selectionIn(dialog)?.removeAllRanges();
      this.show({ kind: 'one', id });
    }
    return true;
  }

  private add(highlight: Highlight): void {
    this.highlights.add(titleOf(this.place.scene()), highlight);
  }

  setColour({ id }: Highlight, colour: HighlightColour): void {
    this.colour = colour;
    this.highlights.change(id, { colour, changed: Date.now() });
  }

  edit(highlight: Highlight): void {
    this.goTo(highlight);
    this.show({ kind: 'one', id: highlight.id });
  }

  writeNote(id: string, note: string): void {
    this.waiting = { id, note };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.storeNote(), REST);
  }

  private storeNote(): void {
    clearTimeout(this.timer);
    const { waiting } = this;
    this.waiting = null;
    if (waiting) this.highlights.change(waiting.id, { note: waiting.note, changed: Date.now() });
  }

  /** Removes a highlight. The list or bubble stays open, with an Undo button. */
  remove(highlight: Highlight): void {
    this.storeNote();
    const last = this.highlights.all().find(({ id }) => id === highlight.id) ?? highlight;
    this.deleted = last;
    this.highlights.remove(highlight.id);
    this.redraw();
    if (this.open?.kind === 'list') this.place.announce(message('highlightDeleted'));
  }

  undo(): void {
    if (this.deleted) this.add({ ...this.deleted, changed: Date.now() });
    this.deleted = null;
    this.redraw();
  }

  setInExports(isIn: boolean): void {
    this.isInExports = isIn;
    this.redraw();
  }

  goTo({ id }: Highlight): void {
    const { dialog } = this.place;
    wantWhole(dialog);
    this.painting.now();
    const [range] = this.rangesOf(id);
    if (!range) return;
    const view = dialog.getBoundingClientRect();
    dialog.scrollTop += range.getBoundingClientRect().top - view.top - view.height * GO_TO;
    this.painting.markerOf(id)?.focus({ preventScroll: true });
  }
}

function titleOf(scene: Scene | null): string {
  const { headline = '', site = '' } = scene?.article.metadata ?? {};
  return (headline || site).slice(0, LONGEST_TITLE);
}

/** Returns a new id. Does not use `randomUUID`, because it does not exist on pages without https. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
