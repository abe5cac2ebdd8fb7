/** Stops the page from scrolling, and restores its scroll position, focus and selection afterwards. */
import { intact } from '../../platform/unclobbered.ts';
import { adoptSheet } from '../styles/adopt-sheet.ts';

export interface HeldPage {
  /** Stops the page from scrolling. This is slow, because the browser lays out the page again. */
  lock(): void;
  release(): void;
}

export function holdPage(document: Document): HeldPage {
  const restoreScroll = rememberScroll(document);
  const focused = deepActiveElement(document);
  const selection = rememberSelection(document);
  let unlock: (() => void) | null = null;
  return {
    lock() {
      unlock ??= adoptSheet(document, pageSheet(document));
    },
    release() {
      unlock?.();
      restoreScroll();
      restoreFocus(focused);
      selection();
      // Restores the scroll position again, because restoring focus or selection may have scrolled the page.
      restoreScroll();
    },
  };
}

/** Maximum width of a scroll bar (CSS pixels). A larger difference between window and page has another cause. */
const WIDEST_SCROLL_BAR = 40;

/**
 * Returns the CSS that stops the page from scrolling. Padding replaces the scroll bar, so that the page keeps its
 * layout (a stable scrollbar gutter would show a strip of the page beside the reader). Locks the body if the browser
 * uses its `overflow` for the window, because the body would otherwise become a scroll container.
 */
function pageSheet(document: Document): string {
  const { documentElement, body } = intact(document);
  const isVisible = (element: Element) => /^visible( visible)?$/.test(getComputedStyle(element).overflow);
  const viewportOwner = body && isVisible(documentElement) && !isVisible(body) ? 'body' : ':root';
  return `
    @media screen {
      ${viewportOwner} { overflow: hidden !important; }
      ${scrollBarPadding(document)}
    }
    @media print {
      :root > :not([data-lectern]) { display: none !important; }
      :root { display: block !important; height: auto !important; overflow: visible !important; transform: none !important; filter: none !important; }
    }`;
}

function scrollBarPadding(document: Document): string {
  const { documentElement, defaultView } = intact(document);
  const bar = (defaultView?.innerWidth ?? 0) - documentElement.clientWidth;
  if (bar <= 0 || bar > WIDEST_SCROLL_BAR) return '';
  const padding = Number.parseFloat(getComputedStyle(documentElement).paddingRight) + bar;
  return `:root { box-sizing: border-box !important; padding-right: ${padding}px !important; }`;
}

function rememberScroll(document: Document): () => void {
  const view = intact(document).defaultView;
  const [left, top] = [view?.scrollX ?? 0, view?.scrollY ?? 0];
  return () => {
    if (view && (view.scrollX !== left || view.scrollY !== top)) view.scrollTo({ left, top, behavior: 'instant' });
  };
}

function deepActiveElement(document: Document): Element | null {
  let element = intact(document).activeElement;
  for (let inner = element; inner; inner = activeInside(inner)) element = inner;
  return element;
}

/** Returns the focused element inside a shadow tree or a frame of the same origin; null if there is none. */
function activeInside(element: Element): Element | null {
  const { shadowRoot, localName } = intact(element);
  if (shadowRoot) return shadowRoot.activeElement;
  if (localName !== 'iframe' && localName !== 'frame') return null;
  try {
    const inner = (element as HTMLIFrameElement).contentDocument;
    return inner && intact(inner).activeElement;
  } catch {
    // SecurityError: the frame is of another origin. Some browsers throw; others return null.
    return null;
  }
}

function restoreFocus(element: Element | null): void {
  const target = element && (intact(element) as HTMLElement);
  if (target?.isConnected) target.focus?.({ preventScroll: true });
}

function rememberSelection(document: Document): () => void {
  const selection = intact(document).getSelection();
  const range = selection && !selection.isCollapsed && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  return () => {
    if (!range || !intact(range.startContainer).isConnected || range.collapsed) return;
    selection?.removeAllRanges();
    selection?.addRange(range);
  };
}
