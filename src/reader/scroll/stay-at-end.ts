/** Returns whether a key press is for the text, and not for a field, a menu or the outline. */
const isInText = (target: EventTarget | null) =>
  target instanceof Element && (target.matches('dialog, .surface, .page') || target.closest('.article') !== null);

/**
 * Keeps the user at the end of a long text after the End key, while the browser lays out blocks whose height it had
 * only estimated.
 */
export function stayAtEnd(dialog: HTMLElement, signal: AbortSignal): void {
  let isAtEnd = false;
  const follow = new ResizeObserver(() => {
    if (isAtEnd) dialog.scrollTop = dialog.scrollHeight;
  });
  const onInput = (event: Event) => {
    isAtEnd = event instanceof KeyboardEvent && event.key === 'End' && isInText(event.target);
    const body = dialog.querySelector('.body');
    if (isAtEnd && body) follow.observe(body);
    else follow.disconnect();
  };
  for (const type of ['keydown', 'wheel', 'touchmove', 'pointerdown'])
    dialog.addEventListener(type, onInput, { passive: true, signal });
  signal.addEventListener('abort', () => follow.disconnect());
}
