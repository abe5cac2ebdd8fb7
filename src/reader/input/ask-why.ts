import { isUserMade } from './user-made.ts';

/** A piece of the article that stands for a node of the page. */
export const PIECE = '.article [data-node]';

/** Alt and a click ask why a piece is here. Must hear them before links and pictures do. */
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
