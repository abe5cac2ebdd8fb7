import { h, hydrate, render } from 'preact';
import type { Article } from '../../article/types.ts';
import { memoised } from '../../shared/memoised.ts';
import type { Appearance, FontFamily } from '../../store/settings/types.ts';
import { guardControls } from '../input/event-border.ts';
import { afterPaint } from '../overlay/after-paint.ts';
import { focusText, type Overlay } from '../overlay/create-overlay.ts';
import { isShown } from '../overlay/stay-open.ts';
import { onWholeWanted } from '../overlay/whole-article.ts';
import type { ReaderState } from '../reader-state.ts';
import type { ReaderViewProps } from '../state/view.ts';
import { adoptSheet } from '../styles/adopt-sheet.ts';
import { applyAppearance, PREFERS_DARK, ROOM_FOR_TWO } from '../styles/appearance.ts';
import { batchesOf, ShownBatches } from './article/batches.ts';
import { ROOM_BESIDE } from './outline/toggle-outline.ts';
import { headlineOf, Reader } from './Reader.tsx';

guardControls();

/**
 * Returns a function that draws the reader synchronously, so that the caller can then scroll to the user's place.
 *
 * @param isPainted whether the dialog already contains the nodes of the first draw, painted by a smaller script before
 */
export function createRenderer(
  overlay: Overlay,
  signal: AbortSignal,
  props: () => ReaderViewProps,
  wearFont: (font: FontFamily) => void,
  isPainted: boolean,
): () => void {
  const { root, dialog } = overlay;
  const prefersDark = matchMedia(PREFERS_DARK);
  const hasRoom = matchMedia(ROOM_BESIDE);
  const hasRoomForTwo = matchMedia(ROOM_FOR_TWO);
  const addStyles = memoised((css: string) => adoptSheet(root, css));
  const growth = createGrowth(overlay, signal, draw);

  let worn = '';
  let isTakenOver = !isPainted;

  /** Applies an appearance only if it has changed: applying it recomputes every style and ends a scroll in progress. */
  function wear(appearance: Appearance): void {
    const look = JSON.stringify([appearance, prefersDark.matches, hasRoomForTwo.matches]);
    if (look !== worn && isTakenOver) applyAppearance(dialog, appearance);
    worn = look;
  }

  function draw(): void {
    // the reader may have closed before this draw: for example, between the command to copy and the message “Copied”
    if (signal.aborted) return;
    const shownProps = props();
    const { state, parts } = shownProps;
    dialog.setAttribute('aria-label', headlineOf(state));
    wear(state.appearance);
    wearFont(state.appearance.fontFamily);
    for (const part of [parts.highlight, parts.controls]) if (part) addStyles(part.css);
    parts.controls?.wearUserCss(root, state.userCss);
    const shown = growth.shownOf(state);
    const drawTree = isTakenOver ? render : hydrate;
    drawTree(h(ShownBatches.Provider, { value: shown, children: h(Reader, shownProps) }), dialog);
    isTakenOver = true;
    parts.controls?.setPages(dialog, signal);
    if (!root.activeElement && isShown(dialog)) focusText(overlay);
    growth.goOn();
  }

  for (const query of [prefersDark, hasRoom, hasRoomForTwo]) query.addEventListener('change', draw, { signal });
  return draw;
}

/**
 * Limits of how much longer a frame took than the shortest one so far (ms): below SHORT, the next frame adds twice as
 * many batches (blocks drawn together); above LONG, half as many. The total time says nothing: over a large page, every
 * frame takes at least 0.1 s.
 */
const LONG = 60;
const SHORT = 25;

function createGrowth({ dialog }: Overlay, signal: AbortSignal, draw: () => void) {
  let last: Article | null = null;
  let lastNumber = 0;
  let shown = 1;
  let isWaiting = false;
  let step = 1;
  let quickest = Number.POSITIVE_INFINITY;
  let since = 0;
  const isWhole = () => !last || shown >= batchesOf(last.tree).length;
  const showMore = (batches: number) => {
    if (isWhole()) return;
    shown = batches;
    since = performance.now();
    draw();
  };
  onWholeWanted(dialog, () => showMore(Number.POSITIVE_INFINITY), signal);
  return {
    /** Returns how many batches of the article to draw. */
    shownOf({ article, contentNumber }: ReaderState): number {
      const isMadeAgain = contentNumber === lastNumber && article?.algorithm === last?.algorithm;
      // only the first batch of a new text is drawn at first; but if the user has scrolled, the whole text is drawn, so
      // that the user's place can be found in it
      if (article?.tree !== last?.tree && !(article && last && (isMadeAgain || haveSameBatch(article, last)))) {
        shown = last && dialog.scrollTop > 0 ? Number.POSITIVE_INFINITY : 1;
        since = performance.now();
      }
      last = article;
      lastNumber = contentNumber;
      return shown;
    },
    /** Draws more batches after the next paint, if the article has more. */
    goOn() {
      if (isWaiting || isWhole()) return;
      isWaiting = true;
      const next = () => {
        isWaiting = false;
        const time = performance.now() - since;
        quickest = Math.min(quickest, time);
        const added = time - quickest;
        if (added < SHORT) step *= 2;
        else if (added > LONG) step = Math.ceil(step / 2);
        showMore(shown + step);
      };
      afterPaint(dialog.ownerDocument, next, signal);
    },
  };
}

/** Returns whether two articles share a batch. If so, they are versions of the same text. */
function haveSameBatch(a: Article, b: Article): boolean {
  const batches = new Set(batchesOf(a.tree));
  return batchesOf(b.tree).some((batch) => batches.has(batch));
}
