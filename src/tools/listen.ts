import { isUserMade } from '../reader/input/user-made.ts';

/** Listens for clicks by the user (not by page scripts). `press` receives the element that matches the selector. */
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

/** Calls back when a menu or panel of the reader takes the focus, so that cards and bubbles over the text can close. */
export function onPanelOpened(dialog: HTMLElement, opened: () => void, signal: AbortSignal): void {
  dialog.addEventListener(
    'focusin',
    ({ target }) => {
      if ((target as Element).closest('.panel')) opened();
    },
    { signal },
  );
}
