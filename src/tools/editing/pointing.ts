/** Reports what the user points at, focuses and selects in the text during editing. */
import { intact } from '../../platform/unclobbered.ts';
import { isUserMade } from '../../reader/input/user-made.ts';
import { fieldOf, itemAt } from './blocks.ts';

export interface Pointing {
  dialog: HTMLElement;
  signal: AbortSignal;
  isEditing(): boolean;
  /** Called when an item is pointed at, focused or pressed. `item`: null for a press outside all items. */
  point(item: HTMLElement | null, how: 'over' | 'focus' | 'press'): void;
  putBack(index: number): void;
  selected(): void;
}

export function listenToPointing(pointing: Pointing): void {
  const { dialog, signal, isEditing, point, selected } = pointing;
  const listen = (type: string, hear: (event: Event) => void, capture = false) =>
    dialog.addEventListener(type, (event) => isEditing() && isUserMade(event) && hear(event), { signal, capture });
  listen('pointermove', onMove(point));
  listen('focusin', ({ target }) => {
    const item = itemAt(target);
    if (item) point(item, 'focus');
  });
  // Listens in the capture phase, so that the article's links and pictures do not react first.
  listen('click', (event) => press(event as MouseEvent, pointing), true);
  intact(dialog.ownerDocument).addEventListener(
    'selectionchange',
    (event) => event.isTrusted && isEditing() && selected(),
    { signal },
  );
}

/** Ignores events without movement, which occur when the text scrolls under a resting pointer. */
function onMove(point: Pointing['point']): (event: Event) => void {
  let [x, y] = [-1, -1];
  return (event) => {
    const { clientX, clientY, pointerType, target } = event as PointerEvent;
    const hasMoved = clientX !== x || clientY !== y;
    [x, y] = [clientX, clientY];
    const item = hasMoved && pointerType !== 'touch' ? itemAt(target) : null;
    if (item) point(item, 'over');
  };
}

/** Selects the pressed item, without opening its link or picture. Leaves presses with a modifier key to the browser. */
function press(event: MouseEvent, { dialog, point, putBack }: Pointing): void {
  const target = event.target as Element;
  const line = target.closest('[data-put-back]');
  if (line) {
    putBack(Number(line.getAttribute('data-put-back')));
    return;
  }
  const item = itemAt(target);
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!item) {
    if (target.closest('.page')) point(null, 'press');
    return;
  }
  if (target.closest('a, img, [role="button"]')) {
    event.preventDefault();
    event.stopPropagation();
  }
  const selection = intact(dialog.ownerDocument).getSelection();
  const isSelecting = selection !== null && !selection.isCollapsed && fieldOf(item) === null;
  point(item, isSelecting ? 'over' : 'press');
}
