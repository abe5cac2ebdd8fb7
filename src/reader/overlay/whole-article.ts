/** A long article grows on the screen (`components/article/batches.ts`): what needs all of it asks for the rest at once. */

import { intact } from '../../platform/unclobbered.ts';

const WANTED = 'lectern-whole';

/** All of the article stands in the dialog when this returns. */
export function wantWhole(dialog: HTMLElement): void {
  dialog.dispatchEvent(new Event(WANTED));
}

/** Calls back when the whole article is wanted: also to find in it, to select it, to print it, and to go to its end. */
export function onWholeWanted(dialog: HTMLElement, callback: () => void, signal: AbortSignal): void {
  const view = intact(dialog.ownerDocument).defaultView;
  dialog.addEventListener(WANTED, callback, { signal });
  // its menu has "select all" and "print"
  dialog.addEventListener('contextmenu', callback, { signal });
  view?.addEventListener('beforeprint', callback, { signal });
  view?.addEventListener('keydown', (event) => needsWhole(event) && callback(), { capture: true, signal });
}

function needsWhole({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'End' || key === 'F3') return true;
  return (ctrlKey || metaKey) && /^(?:[afgp]|ArrowDown)$/i.test(key);
}
