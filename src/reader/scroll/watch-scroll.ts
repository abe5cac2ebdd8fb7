/** Hides the bar while scrolling down, shows it on the way up or for a pointer at the top, and moves the progress line. */

/** Distance from the top at which a pointer shows the bar (CSS pixels). */
const AT_TOP = 16;

/** Shortest scroll that counts (CSS pixels); shorter ones are a trembling finger or a bounce. */
const MIN_MOVE = 12;

/** Positions that the reader itself has scrolled a dialog to (CSS pixels), such as the place of the last visit: the bar stays as it is. */
export const scrolledTo = new WeakMap<HTMLElement, number>();

/** Returns whether a scroll is the reader's own, and forgets the position. Layout may have moved it by up to half a window. */
function isOwnScroll(dialog: HTMLElement): boolean {
  const place = scrolledTo.get(dialog);
  scrolledTo.delete(dialog);
  return place !== undefined && Math.abs(dialog.scrollTop - place) < dialog.clientHeight / 2;
}

export function watchScroll(dialog: HTMLElement, signal: AbortSignal): void {
  let last = 0;
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = dialog;
    const range = scrollHeight - clientHeight;
    dialog.toggleAttribute('data-scrolled', scrollTop > 4);
    const line = dialog.querySelector<HTMLElement>('.progress');
    line?.style.setProperty('transform', `scaleX(${range > 0 ? Math.min(1, scrollTop / range) : 0})`);
    if (Math.abs(scrollTop - last) < MIN_MOVE) return;
    // the strips below the bar would move while the user presses them
    const isInUse = dialog.querySelector('.strips')?.matches(':hover, :focus-within') ?? false;
    const isReadOn = scrollTop > last && scrollTop > clientHeight / 4;
    if (!isOwnScroll(dialog) && !isInUse) dialog.toggleAttribute('data-receded', isReadOn);
    last = scrollTop;
  };
  const onMove = ({ clientY, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && clientY < AT_TOP) dialog.removeAttribute('data-receded');
  };
  dialog.addEventListener('scroll', onScroll, { passive: true, signal });
  dialog.addEventListener('pointermove', onMove, { passive: true, signal });
}
