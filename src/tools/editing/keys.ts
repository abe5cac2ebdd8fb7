import type { Cursor } from './cursor.ts';
import type { Editor } from './editor.ts';

/** Controls that handle their own keys (selector). */
const OWN = '.edit-menu, .edit-field';
/** Controls that the Enter key presses (selector). */
const PRESSED = 'button, summary, input, select';

/** Handles a key press during editing. Returns true if the key has a function during editing. */
export function handleEditKey(event: KeyboardEvent, editor: Editor, cursor: Cursor): boolean {
  const from = event.composedPath()[0];
  const element = from instanceof Element ? from : null;
  if (element?.closest(OWN)) return false;
  switch (event.key) {
    case 'ArrowDown':
      return !event.shiftKey && walk(cursor, 1);
    case 'ArrowUp':
      return !event.shiftKey && walk(cursor, -1);
    case 'Delete':
    case 'Backspace':
      editor.removeChosen();
      return true;
    case 'Enter':
    case 'ContextMenu':
      return !element?.closest(PRESSED) && editor.open();
    default:
      return handleLetter(event, editor, cursor);
  }
}

function handleLetter(event: KeyboardEvent, editor: Editor, cursor: Cursor): boolean {
  const letter = event.key.toLowerCase();
  if (letter === 'z') {
    if (event.shiftKey) editor.redo();
    else editor.undo();
    return true;
  }
  if (letter !== 'p' || event.shiftKey) return false;
  const holder = cursor.larger();
  if (holder) editor.take(holder);
  return true;
}

function walk(cursor: Cursor, direction: 1 | -1): boolean {
  const item = cursor.step(direction);
  if (item) cursor.goTo(item);
  return true;
}
