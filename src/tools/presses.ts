import { isUserMade } from '../reader/input/user-made.ts';

/**
 * Hears presses on what the tools have written into the article, and on nothing that somebody else has made.
 *
 * @param press gets the element that matches
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
