import { isUserMade } from '../reader/input/user-made.ts';

/**
 * Listens for presses by the user on elements that the tools wrote into the article.
 *
 * @param press receives the matching element
 */
export function onPress(
  dialog: HTMLElement,
  selector: string,
  press: (pressed: HTMLElement, event: MouseEvent) => void,
  signal: AbortSignal,
): void {
  dialog.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      if (pressed && isUserMade(event)) press(pressed, event);
    },
    { signal },
  );
}
