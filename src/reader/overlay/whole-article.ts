/** Requests the rest of a long article, which is otherwise drawn in batches (`components/article/batches.ts`). */
import { intact } from '../../platform/unclobbered.ts';

const WANTED = 'lectern-whole';

/** Draws the rest of the article at once, before this function returns. */
export function wantWhole(dialog: HTMLElement): void {
  dialog.dispatchEvent(new Event(WANTED));
}

/** Calls back on {@link wantWhole}, and when the user starts to search, select or print the text or go to its end. */
export function onWholeWanted(dialog: HTMLElement, callback: () => void, signal: AbortSignal): void {
  const view = intact(dialog.ownerDocument).defaultView;
  dialog.addEventListener(WANTED, callback, { signal });
  // the context menu of the browser has "Select all" and "Print"
  dialog.addEventListener('contextmenu', callback, { signal });
  view?.addEventListener('beforeprint', callback, { signal });
  view?.addEventListener('keydown', (event) => needsWhole(event) && callback(), { capture: true, signal });
}

function needsWhole({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'End' || key === 'F3') return true;
  return (ctrlKey || metaKey) && /^(?:[afgp]|ArrowDown)$/i.test(key);
}
