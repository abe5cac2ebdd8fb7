import { isUserMade } from './user-made.ts';

/** Selector of the parts of the article that come from a node of the page. */
export const PIECE = '.article [data-node]';

/**
 * Calls `ask` for a part of the article that is clicked with Alt: why is it in the article? Must get clicks before
 * links and pictures do.
 */
export function listenToAltClicks(dialog: HTMLElement, ask: (piece: HTMLElement) => void, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const piece = event.altKey && event.target instanceof Element ? event.target.closest<HTMLElement>(PIECE) : null;
    if (!piece || !isUserMade(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(piece);
  };
  dialog.addEventListener('click', onClick, { capture: true, signal });
}
