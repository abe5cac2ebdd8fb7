/**
 * Turns one page per key press. The browser's own scrolling moves by only seven eighths of the window. CSS scroll
 * snapping would correct that, but ignores a key press while the text still moves (Chromium 156).
 */

import { pressesControl } from '../input/keys.ts';
import type { ReaderExports } from '../port.ts';
import { bodyInPages, type Pages, pagesOf } from './keep-place.ts';

/** Distance from the start of a page within which the user counts as being at that page (CSS pixels). */
const THERE = 8;
/** Keys that scroll without turning a page; the next page turn then starts from the new scroll position. */
const ELSEWHERE = /^(?:Home|End|Arrow(?:Up|Down))$/;
/** Selector of elements that use arrow keys themselves. */
const HAS_ARROWS = '[role=region], [role=slider], input, select, textarea, audio, video';

/** Longest duration of a scroll in any browser (ms). The target of an older scroll is ignored. */
const LONGEST_SCROLL = 2000;

/**
 * For each scroller, the target of the scroll that the last key press started (CSS pixels), and the time of that press
 * (ms). The entry is not deleted at `scrollend`, because that event may come from the scroll of an earlier key press.
 */
const goals = new WeakMap<HTMLElement, { goal: number; since: number }>();
/** A target so old that it is ignored. */
const NO_GOAL = { goal: 0, since: Number.NEGATIVE_INFINITY };

/** Turns to another page; returns true if the text is split into pages and the key turns pages. */
export function turnPage(dialog: HTMLElement, event: KeyboardEvent): boolean {
  const by = directionOf(event, dialog);
  if (by === 0 && ELSEWHERE.test(event.key) && goals.has(dialog)) goals.set(dialog, NO_GOAL);
  const body = by === 0 ? null : bodyInPages(dialog);
  if (by === 0 || !body || !isForText(event)) return false;
  const page = nextPage(pagesOf(dialog, body), placeNow(dialog), by);
  if (page === null) return false;
  const goal = Math.min(page, dialog.scrollHeight - dialog.clientHeight);
  if (!goals.has(dialog)) forgetWhenMoved(dialog);
  goals.set(dialog, { goal, since: performance.now() });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  dialog.scrollTo({ top: goal, behavior: isStill ? 'instant' : 'smooth' });
  return true;
}

/** Forgets the target when the user scrolls by hand; the next page turn then starts from the scroll position. */
function forgetWhenMoved(dialog: HTMLElement): void {
  const lifetime = new AbortController();
  const forget = () => {
    goals.delete(dialog);
    lifetime.abort();
  };
  for (const type of ['wheel', 'touchmove', 'pointerdown'])
    dialog.addEventListener(type, forget, { signal: lifetime.signal, passive: true });
}

/** Returns whether a key press still scrolls the text to a page. Dividing the text into pages would stop the scroll. */
export function isTurning(dialog: HTMLElement): boolean {
  return Math.abs(placeNow(dialog) - dialog.scrollTop) >= 1;
}

/** Returns where a page turn starts (CSS pixels): the target of a scroll in progress, or else the current position. */
function placeNow(dialog: HTMLElement): number {
  const last = goals.get(dialog);
  return last && performance.now() - last.since < LONGEST_SCROLL ? last.goal : dialog.scrollTop;
}

/** Returns 1 for the next page, -1 for the previous, 0 for no turn. Up and down turn only pages of one column. */
function directionOf(event: KeyboardEvent, dialog: HTMLElement): -1 | 0 | 1 {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey) return 0;
  if (key === ' ') return shiftKey ? -1 : 1;
  if (/^Page(?:Down|Up)$/.test(key)) return key === 'PageDown' ? 1 : -1;
  const body = dialog.querySelector('.body');
  if (shiftKey || !body) return 0;
  const onwards = getComputedStyle(body).direction === 'rtl' ? -1 : 1;
  const down = dialog.dataset.columns === 'page' ? 1 : 0;
  const by = { ArrowRight: onwards, ArrowLeft: -onwards, ArrowDown: down, ArrowUp: -down }[key] ?? 0;
  return by as -1 | 0 | 1;
}

/** Returns whether a key is for the text, not for a panel, an open tool, the outline or (Space) a focused control. */
function isForText(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return true;
  if (pressesControl(event)) return false;
  if (event.key.startsWith('Arrow') && target.closest(HAS_ARROWS)) return false;
  return target.matches('dialog, .surface, body, html') || target.closest('.page') !== null;
}

/**
 * Returns the scroll position of the page after `place` (`by` 1) or before it (-1; the first page leads to 0, the start
 * of the article). Null if none is within one window height; the browser then scrolls by itself.
 */
export function nextPage({ tops, height }: Pages, place: number, by: -1 | 1): number | null {
  const next = by === 1 ? tops.find((top) => top > place + THERE) : tops.findLast((top) => top < place - THERE);
  if (next !== undefined) return Math.abs(next - place) <= height + THERE ? next : null;
  return by === 1 || place > height ? null : 0;
}

/** Follows the link to the next or previous chapter if an arrow key points there; returns true if it follows one. */
export function followChapter(dialog: HTMLElement, event: KeyboardEvent, follow: ReaderExports['follow']): boolean {
  const { key, shiftKey, repeat } = event;
  if (!/^Arrow(?:Left|Right)$/.test(key) || shiftKey || repeat || !isForText(event)) return false;
  // in a text in pages, arrow keys turn pages; while a tool is open, they belong to the tool
  if (bodyInPages(dialog) || dialog.querySelector('.tools .strip')) return false;
  const links = dialog.querySelector<HTMLElement>('.offers-end');
  if (!links) return false;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(links).direction === 'ltr');
  const link = links.querySelector<HTMLAnchorElement>(isForward ? '[rel=next]' : '[rel=prev]');
  if (link && !follow(link.href)) link.click();
  return link !== null;
}
