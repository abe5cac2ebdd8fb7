import { handleKey, type KeyCommands } from './keys.ts';

interface KeyListening {
  host: HTMLElement;
  dialog: HTMLDialogElement;
  signal: AbortSignal;
  focusText(): void;
}

/** Hears keys inside the reader, and those that fall on the page's body when a focused control went away. */
export function listenToKeys({ host, dialog, signal, focusText }: KeyListening, commands: () => KeyCommands): void {
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (handleKey(event, commands())) event.preventDefault();
    },
    { signal },
  );
  // Esc that the page swallowed, the back gesture of phones: the browser asks the dialog itself.
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      commands().escape();
    },
    { signal },
  );
  host.ownerDocument.addEventListener(
    'keydown',
    (event) => {
      // The dialog is modal: nothing of the page can have the focus, so this key was meant for us.
      if (!event.isTrusted || event.composedPath().includes(host) || !dialog.open) return;
      event.stopPropagation();
      focusText();
      if (handleKey(event, commands())) event.preventDefault();
    },
    { capture: true, signal },
  );
}
