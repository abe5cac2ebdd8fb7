import { isUserMade } from './user-made.ts';

/** Selector of the parts of the article that come from a node of the page. */
export const PIECE = '.article [data-node]';

/**
 * Calls `ask` when the user holds Alt and clicks a part of the article, to ask why that part is in the article. Links
 * and pictures in the part do not get the click.
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
