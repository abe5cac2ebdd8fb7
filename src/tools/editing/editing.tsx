/**
 * Editing of the article: while it is on, the user can point at blocks (paragraphs), remove them, put them back, and
 * undo every step.
 */
import { intact } from '../../platform/unclobbered.ts';
import { isUserMade } from '../../reader/input/user-made.ts';
import type { Feature, ToolPlace } from '../place.ts';
import type { CorrectionMemory } from '../remembering/remembering.tsx';
import type { Scene } from '../scene.ts';
import { fieldOf, itemAt, selectedBlocks } from './blocks.ts';
import { Cursor } from './cursor.ts';
import { EditLayer } from './EditLayer.tsx';
import { EditStrip } from './EditStrip.tsx';
import { Editor, type EditView } from './editor.ts';

interface Editing extends Feature {
  toggle(): void;
}

interface Around {
  redraw(): void;
  /** Shows the live page under the reader. */
  look(): void;
  /** Returns whether the latest correction is remembered; null for a page without a site, such as a local file. */
  memoryOf(scene: Scene): CorrectionMemory | null;
}

export function createEditing(place: ToolPlace, { redraw, look, memoryOf }: Around): Editing {
  const { dialog, signal } = place;
  const view: EditView = { isMenuOpen: false, field: null, selected: null };
  const cursor = new Cursor(dialog);
  const editor = new Editor(place, view, cursor, redraw);

  function toggle(): void {
    const scene = place.scene();
    if (scene?.work.isEditing) editor.end();
    else if (scene) editor.begin(scene);
  }

  function handleKey(event: KeyboardEvent): boolean {
    const before = cursor.target;
    const isOurs = handleEditKey(event, editor, cursor);
    if (cursor.target !== before) redraw();
    return isOurs;
  }

  listenToPointing({
    dialog,
    signal,
    isEditing: () => editor.scene !== null,
    point(item, how) {
      if (view.field || (how === 'over' && cursor.target?.isChosen)) return;
      if (how !== 'press' && (view.isMenuOpen || (item && cursor.holds(item)))) return;
      const hasChanged = item ? cursor.point(item, how !== 'over') : cursor.target !== null;
      if (!item) cursor.clear();
      else if (how === 'press') cursor.focus(item);
      if (!hasChanged && !view.isMenuOpen) return;
      view.isMenuOpen = false;
      redraw();
    },
    putBack: (index) => editor.putBack(index),
    selected: whenSettled(() => {
      view.selected = editor.scene && selectedBlocks(dialog);
      redraw();
    }),
  });
  listenToHeldKeys(place, editor, handleKey);
  redrawWhenResized(place, () => editor.scene && redraw());

  return {
    toggle,
    strip: (scene) =>
      scene.work.isEditing ? (
        <EditStrip
          scene={scene}
          undo={editor.undo}
          redo={editor.redo}
          memory={memoryOf(scene)}
          look={look}
          end={editor.end}
        />
      ) : null,
    layer: (scene) =>
      scene.work.isEditing ? (
        <EditLayer dialog={dialog} scene={scene} view={view} target={cursor.target} commands={editor} />
      ) : null,
    key(event, scene) {
      if (event.key.toLowerCase() === 'e') toggle();
      else if (!scene.work.isEditing || !handleKey(event)) return false;
      return true;
    },
    leave(scene) {
      if (!scene.work.isEditing) return false;
      if (view.field) editor.keep(null);
      else if (view.isMenuOpen) editor.closeMenu();
      else editor.end();
      return true;
    },
    drawn(scene) {
      cursor.article?.classList.toggle('editing', scene.work.isEditing);
      if (scene.work.isEditing) cursor.restore();
    },
  };
}

/**
 * Time without a change of the user's text selection after which the selection is read (ms). The selection changes with
 * every move of the pointer, and a press that clears the selection must be handled before the selection is read.
 */
const SELECTION_DELAY = 150;

function whenSettled(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, SELECTION_DELAY);
  };
}

/** Handles keys that the reader does not forward: those with Ctrl, and arrow keys that are held down. */
function listenToHeldKeys({ dialog, signal }: ToolPlace, editor: Editor, handle: (event: KeyboardEvent) => boolean) {
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (!editor.scene || !isUserMade(event) || isWriting(event)) return;
      const letter = event.key.toLowerCase();
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && (letter === 'z' || letter === 'y');
      const isHeldArrow = event.repeat && /^Arrow(?:Up|Down)$/.test(event.key);
      if (isUndo && (event.shiftKey || letter === 'y')) editor.redo();
      else if (isUndo) editor.undo();
      else if (!isHeldArrow || !handle(event)) return;
      event.preventDefault();
    },
    { signal },
  );
}

const isWriting = ({ target }: Event) => target instanceof Element && target.matches('input, textarea, select');

/** Redraws the frame when the text moves, because the window is resized, a picture loads or a collapsed part opens. */
function redrawWhenResized({ dialog, signal }: ToolPlace, redraw: () => void): void {
  const observer = new ResizeObserver(redraw);
  const page = dialog.querySelector('.page');
  if (page) observer.observe(page);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Controls that handle their own keys (selector). */
const OWN = '.edit-menu, .edit-field';
/** Controls that the Enter key presses (selector). */
const PRESSED = 'button, summary, input, select';

function handleEditKey(event: KeyboardEvent, editor: Editor, cursor: Cursor): boolean {
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

interface Pointing {
  dialog: HTMLElement;
  signal: AbortSignal;
  isEditing(): boolean;
  /** Called when an item is pointed at, focused or pressed. `item`: null for a press outside all items. */
  point(item: HTMLElement | null, how: 'over' | 'focus' | 'press'): void;
  putBack(index: number): void;
  selected(): void;
}

function listenToPointing(pointing: Pointing): void {
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
