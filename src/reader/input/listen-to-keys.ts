import { intact } from '../../platform/unclobbered.ts';
import { isShown } from '../overlay/stay-open.ts';
import { handleKey, type KeyCommands } from './keys.ts';

interface KeyListening {
  host: HTMLElement;
  dialog: HTMLDialogElement;
  signal: AbortSignal;
  focusText(): void;
}

/**
 * Handles keys inside the reader, and those that go to the page's body after a focused control was removed. It listens at the window
 * in the capture phase, before listeners of the page's document, which may swallow keys.
 */
export function listenToKeys({ host, dialog, signal, focusText }: KeyListening, commands: () => KeyCommands): void {
  // An Esc that the page swallowed, or the back gesture of phones: the browser asks the dialog itself.
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog || !event.isTrusted) return;
      event.preventDefault();
      commands().escape();
    },
    { signal },
  );
  intact(host.ownerDocument).defaultView?.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || !isShown(dialog)) return;
      // The dialog covers the page, and is modal except in its first frame, so a key outside was meant for it as well.
      const isInside = event.composedPath().includes(host);
      if (!isInside) focusText();
      if (handleKey(event, commands())) event.preventDefault();
      else if (isInside) return;
      event.stopPropagation();
    },
    { capture: true, signal },
  );
}
