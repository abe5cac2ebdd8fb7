import { afterPaint } from './after-paint.ts';
import { focusText, type Overlay } from './create-overlay.ts';
import type { HeldPage } from './hold-page.ts';
import { isShown, show } from './stay-open.ts';

/**
 * Puts the reader on top of the page: as a popover for the first paint, and as a locking modal dialog after it. Locking
 * the page and making it inert forces the browser to style and lay out the whole page, which must not delay the paint.
 */
export function putUp(overlay: Overlay, page: HeldPage): void {
  const { dialog } = overlay;
  dialog.popover = 'manual';
  dialog.showPopover();
  focusText(overlay);
  afterPaint(dialog.ownerDocument, () => takeOver(overlay, page));
}

/**
 * Locks the page and makes the reader modal, unless that is done or the reader has closed. Raises the reader again if
 * the page has put something above it (`isCovered`).
 */
export function takeOver({ host, dialog }: Overlay, page: HeldPage, isCovered = false): void {
  if (!host.isConnected || !isShown(dialog)) return;
  // read before the page is locked; afterwards, reading it would lay out the whole page
  const { scrollTop } = dialog;
  page.lock();
  if (!dialog.open || isCovered) show(dialog, scrollTop);
}
