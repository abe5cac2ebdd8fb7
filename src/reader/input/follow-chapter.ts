import type { ReaderExports } from '../port.ts';
import { isForText } from '../scroll/turn-page.ts';

/**
 * Follows the link to the previous or next chapter on the arrow key that points to it in the text direction. Returns
 * true if the key has this meaning and there is such a link.
 */
export function followChapter(dialog: HTMLElement, event: KeyboardEvent, follow: ReaderExports['follow']): boolean {
  const { key, shiftKey, repeat } = event;
  if (!/^Arrow(?:Left|Right)$/.test(key) || shiftKey || repeat || !isForText(event) || isBusy(dialog)) return false;
  const links = dialog.querySelector<HTMLElement>('.offers-end');
  if (!links) return false;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(links).direction === 'ltr');
  const link = links.querySelector<HTMLAnchorElement>(isForward ? '[rel=next]' : '[rel=prev]');
  if (link && !follow(link.href)) link.click();
  return link !== null;
}

/** Returns whether arrow keys have another use: for an open tool below the bar, or to turn pages. */
function isBusy(dialog: HTMLElement): boolean {
  const body = dialog.querySelector('.body');
  const isInPages = body !== null && getComputedStyle(body).columnCount !== 'auto';
  return isInPages || dialog.querySelector('.tools .strip') !== null;
}
