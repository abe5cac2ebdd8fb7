/** Moves the focus when the focused control disappears. */

/** Element that was focused in place of one that disappeared. */
let stopgap: Element | null = null;

/**
 * Draws. If that removes the focused control, focuses Undo, the most likely next press, or else the control next to it.
 * Undo may appear a moment after the control disappears.
 */
export function keepFocus(draw: () => void): void {
  const before = document.activeElement;
  const section = before?.closest('section');
  const hadUndo = undoButton() !== null;
  draw();
  const undo = undoButton();
  const isWaiting = before === stopgap && undo !== null && !hadUndo;
  if (before === null || before === document.body || (before.isConnected && !isWaiting)) return;
  const near = section?.isConnected ? section.querySelector<HTMLElement>('.head button') : null;
  const next = undo ?? near ?? document.querySelector('h1');
  next?.focus({ preventScroll: next.tagName === 'H1' });
  stopgap = next;
}

const undoButton = () => document.querySelector<HTMLElement>('.said button');
