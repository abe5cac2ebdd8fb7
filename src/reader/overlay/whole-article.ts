/** A long article is drawn in batches (`components/article/batches.ts`); code that needs all of it requests the rest here. */

import { intact } from '../../platform/unclobbered.ts';

const WANTED = 'lectern-whole';

/** Draws the rest of the article before it returns. */
export function wantWhole(dialog: HTMLElement): void {
  dialog.dispatchEvent(new Event(WANTED));
}

/** Calls back when the whole article is needed: also to find in it, to select it, to print it, and to go to its end. */
export function onWholeWanted(dialog: HTMLElement, callback: () => void, signal: AbortSignal): void {
  const view = intact(dialog.ownerDocument).defaultView;
  dialog.addEventListener(WANTED, callback, { signal });
  // the context menu has "select all" and "print"
  dialog.addEventListener('contextmenu', callback, { signal });
  view?.addEventListener('beforeprint', callback, { signal });
  view?.addEventListener('keydown', (event) => needsWhole(event) && callback(), { capture: true, signal });
}

function needsWhole({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'End' || key === 'F3') return true;
  return (ctrlKey || metaKey) && /^(?:[afgp]|ArrowDown)$/i.test(key);
}
