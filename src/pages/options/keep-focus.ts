/** Where the keyboard goes when what it was on is forgotten. */

/** What was focused here in place of something that went. */
let stopgap: Element | null = null;

/**
 * Draws. Where that takes the focused control away, Undo has the focus, as the next press is most likely that one; without it,
 * what stands next to it. Undo may come a moment later than the other goes.
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
