/** Highlights with notes: the button for selected text, bubble, list and keys. Adds the highlights to exports. */
import type { Article } from '../../article/types.ts';
import { intact } from '../../platform/unclobbered.ts';
import { message } from '../../platform/wording/message.ts';
import { Icon } from '../../reader/components/Icon.tsx';
import * as icons from '../../reader/components/icons.ts';
import { selectedText } from '../../reader/input/copy-selection.ts';
import { focusedIn } from '../../reader/overlay/create-overlay.ts';
import type { OutlineItem } from '../../reader/port.ts';
import { articleWithHighlights } from '../../store/highlights/marking.ts';
import { COLOURS, letterOf } from '../../store/highlights/types.ts';
import type { KeptStore } from '../kept-store.ts';
import { onPanelOpened, type ToolPlace, whenSettled } from '../place.ts';
import { inContent } from '../place-beside.ts';
import type { Scene } from '../scene.ts';
import { Desk } from './desk.ts';
import { HighlightBubble } from './HighlightBubble.tsx';
import { HighlightList } from './HighlightList.tsx';
import { createPageHighlights } from './page-highlights.ts';
import { excerptOf, Painting } from './painting.ts';

export function createHighlighting(place: ToolPlace, store: KeptStore, redraw: () => void) {
  const { dialog, signal } = place;
  const highlights = createPageHighlights(place, store, () => {
    painting.now();
    place.redraw();
  });
  const open = (id: string) => desk.show({ kind: 'one', id });
  const painting = new Painting({ dialog, signal, highlights: highlights.all, open, painted: redraw });
  const desk = new Desk(place, highlights, painting, redraw);
  const offerPlace = watchSelection(place, redraw);
  closeOnPressOutside(dialog, desk, signal);
  onPanelOpened(place, () => desk.open && desk.show(null));

  return {
    outline: () => inOutline(desk, painting),
    areInExports: () => (highlights.all().length > 0 ? desk.isInExports : null),
    setInExports: (isIn: boolean) => desk.setInExports(isIn),
    /** Returns the article to copy or save, with its highlights if the user wants them. */
    exported(article: Article): Article {
      if (!desk.isInExports || highlights.all().length === 0) return article;
      return articleWithHighlights(article, highlights.all());
    },
    drawn(scene: Scene) {
      highlights.follow(scene.page.snapshot.url);
      painting.now();
    },
    layer() {
      const at = offerPlace();
      const highlight = desk.shown();
      return (
        <>
          {at !== undefined && desk.open === null && <HighlightOffer place={at} onMake={() => desk.make()} />}
          {highlight && <HighlightBubble key={highlight.id} highlight={highlight} desk={desk} />}
          {desk.open?.kind === 'list' && (
            <HighlightList placed={painting.placed} desk={desk} onAll={store.showHighlights} />
          )}
        </>
      );
    },
    key: ({ key }: KeyboardEvent) => doesKey(desk, dialog, key.toLowerCase()),
    leave() {
      if (!desk.open) return false;
      desk.show(null);
      return true;
    },
  };
}

function inOutline(desk: Desk, painting: Painting): readonly OutlineItem[] {
  return painting.placed.flatMap(({ highlight, span }) => {
    const block = painting.markerOf(highlight.id)?.closest<HTMLElement>('[data-node]');
    if (!span) return [];
    return {
      id: `highlight-${highlight.id}`,
      text: excerptOf(highlight),
      kind: message('highlight'),
      place: block ? Number(block.dataset.node) : null,
      go: () => desk.goTo(highlight),
    };
  });
}

/**
 * H highlights the selected text, or else opens or closes the list. In a bubble, the letter of a color chooses it. While
 * a bubble is open, H does not open the list, and other characters do nothing.
 */
function doesKey(desk: Desk, dialog: HTMLElement, letter: string): boolean {
  const highlight = desk.shown();
  const colour = isAtColours(dialog) && COLOURS.find((one) => letterOf(one).toLowerCase() === letter);
  if (highlight && colour) desk.setColour(highlight, colour);
  else if (letter === 'h' && !desk.make() && !highlight)
    desk.show(desk.open?.kind === 'list' ? null : { kind: 'list' });
  return letter === 'h' || (highlight !== null && letter.length === 1);
}

/** Selector of elements in which a click does not close the bubble. */
const OPENS_ONE = '.highlight-bubble, .highlight-marker, .highlight-offer, .highlight-list';

function closeOnPressOutside(dialog: HTMLElement, desk: Desk, signal: AbortSignal): void {
  const listen = (event: Event) => {
    // Does not use `target.closest`, because the pressed element may have been removed from the document already.
    const isInside = event.composedPath().some((part) => part instanceof Element && part.matches(OPENS_ONE));
    if (desk.open?.kind === 'one' && !isInside) desk.show(null);
  };
  dialog.addEventListener('click', listen, { signal });
}

const isAtColours = (dialog: HTMLElement) =>
  focusedIn(dialog)?.closest('.highlight-bubble')?.querySelector('.highlight-colours') != null;

/** Button to highlight the selected text. A press does not focus it, because that would clear the selection first. */
function HighlightOffer({ place, onMake }: { place: OfferPlace; onMake(): void }) {
  return (
    <button
      type="button"
      class={place ? 'highlight-offer' : 'highlight-offer at-foot'}
      style={place ? { left: `${place.x}px`, top: `${place.y}px` } : {}}
      aria-label={message('highlight')}
      title={message('highlight')}
      onPointerDown={(event: PointerEvent) => event.preventDefault()}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={onMake}
    >
      <Icon path={icons.highlight} size={18} />
      {place ? <b class="key-name">H</b> : <span>{message('highlight')}</span>}
    </button>
  );
}

/** Delay of the button after a change of the selection (ms), so that it does not move while the user is selecting. */
const SELECTION_DELAY = 180;
/** Width beside the text that the button needs (CSS pixels). */
const ROOM = 64;
const GAP = 12;

/** Position of the button (CSS pixels from the top left of the dialog's content); null: at the bottom of the window. */
type OfferPlace = { readonly x: number; readonly y: number } | null;

/** Returns a function that returns the place of the button Highlight; undefined while no text is selected. */
function watchSelection(tools: ToolPlace, changed: () => void): () => OfferPlace | undefined {
  const { dialog, signal } = tools;
  let place: OfferPlace | undefined;
  let isPressed = false;
  const soon = whenSettled(tools, SELECTION_DELAY, () => {
    if (isPressed) return;
    const next = placeFor(dialog);
    if (JSON.stringify(next) === JSON.stringify(place)) return;
    place = next;
    changed();
  });
  const press = (isDown: boolean) => () => {
    isPressed = isDown;
    if (!isDown) soon();
  };
  const options = { signal, passive: true };
  intact(dialog.ownerDocument).addEventListener('selectionchange', soon, options);
  dialog.addEventListener('pointerdown', press(true), options);
  for (const type of ['pointerup', 'pointercancel']) dialog.addEventListener(type, press(false), options);
  // Some text may already be selected.
  soon();
  return () => place;
}

export function placeFor(dialog: HTMLElement): OfferPlace | undefined {
  const selected = selectedText(dialog);
  if (!selected || selected.range.toString().trim() === '') return undefined;
  const text = inContent(selected.article.getBoundingClientRect(), dialog);
  const lines = selected.range.getClientRects();
  const last = lines[lines.length - 1];
  const { top, bottom } = last ? inContent(last, dialog) : text;
  const isRtl = getComputedStyle(selected.article).direction === 'rtl';
  const room = isRtl ? text.left : dialog.clientWidth - text.right;
  if (room < ROOM + 2 * GAP) return null;
  const x = isRtl ? text.left - GAP - ROOM : text.right + GAP;
  return { x: Math.round(x), y: Math.round((top + bottom) / 2) };
}
