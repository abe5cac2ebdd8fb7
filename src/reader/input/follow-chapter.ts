import { isForText } from '../scroll/turn-page.ts';
import type { Follow } from './follow-links.ts';

/** Follows the link to the chapter at the left or at the right, as the text runs; true when there is one and the key stood for it. */
export function followChapter(dialog: HTMLElement, event: KeyboardEvent, follow: Follow): boolean {
  const { key, shiftKey, repeat } = event;
  if (!/^Arrow(?:Left|Right)$/.test(key) || shiftKey || repeat || !isForText(event) || isBusy(dialog)) return false;
  const links = dialog.querySelector<HTMLElement>('.offers-end');
  if (!links) return false;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(links).direction === 'ltr');
  const link = links.querySelector<HTMLAnchorElement>(isForward ? '[rel=next]' : '[rel=prev]');
  if (link && !follow?.(link.href)) link.click();
  return link !== null;
}

/** While something is done beside reading, arrows are for that; in pages they lead to the next one. */
function isBusy(dialog: HTMLElement): boolean {
  const body = dialog.querySelector('.body');
  const isInPages = body !== null && getComputedStyle(body).columnCount !== 'auto';
  return isInPages || dialog.querySelector('.tools .strip') !== null;
}
