/** While editing is on, the user can point at blocks (paragraphs), remove them, put them back, and undo every step. */
import { intact } from '../../platform/unclobbered.ts';
import { isUserMade } from '../../reader/input/user-made.ts';
import { type Feature, type ToolPlace, whenSettled } from '../place.ts';
import type { CorrectionMemory } from '../remembering/remembering.tsx';
import type { Scene } from '../scene.ts';
import { fieldOf, itemAt, selectedBlocks } from './blocks.ts';
import type { Cursor } from './cursor.ts';
import { EditLayer } from './EditLayer.tsx';
import { EditStrip } from './EditStrip.tsx';
import { Editor } from './editor.ts';

export class Editing implements Feature {
  private readonly editor: Editor;

  constructor(
    private readonly place: ToolPlace,
    private readonly redraw: () => void,
    private readonly look: () => void,
    private readonly memoryOf: (scene: Scene) => CorrectionMemory | null,
  ) {
    const { dialog, signal } = place;
    this.editor = new Editor(place, redraw);
    this.listen('pointermove', this.whenMoved());
    this.listen('focusin', ({ target }) => {
      const item = itemAt(target);
      if (item) this.point(item, 'focus');
    });
    // Listens in the capture phase, because the article's links and pictures must not react to clicks during editing.
    this.listen('click', (event) => this.press(event as MouseEvent), true);
    this.listen('keydown', (event) => this.handleUndoKey(event as KeyboardEvent));
    const selected = whenSettled(place, SELECTION_DELAY, () => {
      this.editor.selected = this.editor.scene && selectedBlocks(dialog);
      redraw();
    });
    const onSelection = (event: Event) => event.isTrusted && this.editor.scene && selected();
    intact(dialog.ownerDocument).addEventListener('selectionchange', onSelection, { signal });
    redrawWhenResized(place, () => this.editor.scene && redraw());
  }

  toggle = (): void => {
    const scene = this.place.scene();
    if (scene?.work.isEditing) this.editor.end();
    else if (scene) this.editor.begin(scene);
  };

  strip(scene: Scene) {
    if (!scene.work.isEditing) return null;
    return <EditStrip scene={scene} editor={this.editor} memory={this.memoryOf(scene)} look={this.look} />;
  }

  layer(scene: Scene) {
    return scene.work.isEditing && <EditLayer dialog={this.place.dialog} scene={scene} editor={this.editor} />;
  }

  key(event: KeyboardEvent, scene: Scene): boolean {
    if (event.key.toLowerCase() === 'e') this.toggle();
    else if (!scene.work.isEditing || !this.handleKey(event)) return false;
    return true;
  }

  leave(scene: Scene): boolean {
    const { editor } = this;
    if (!scene.work.isEditing) return false;
    if (editor.field) editor.keep(null);
    else if (editor.isMenuOpen) editor.closeMenu();
    else editor.end();
    return true;
  }

  drawn(scene: Scene): void {
    const { cursor } = this.editor;
    cursor.article?.classList.toggle('editing', scene.work.isEditing);
    if (scene.work.isEditing) cursor.restore();
  }

  /** Listens to what the user does while editing is on. */
  private listen(type: string, hear: (event: Event) => void, capture = false): void {
    const onEvent = (event: Event) => this.editor.scene && isUserMade(event) && hear(event);
    this.place.dialog.addEventListener(type, onEvent, { signal: this.place.signal, capture });
  }

  private handleKey(event: KeyboardEvent): boolean {
    const { cursor } = this.editor;
    const before = cursor.target;
    const isOurs = handleEditKey(event, this.editor);
    if (cursor.target !== before) this.redraw();
    return isOurs;
  }

  /** Handles Ctrl+Z and the like; the reader does not call `key` for keys with Ctrl. */
  private handleUndoKey(event: KeyboardEvent): void {
    const letter = event.key.toLowerCase();
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && (letter === 'z' || letter === 'y');
    if (!isUndo || isWriting(event)) return;
    if (event.shiftKey || letter === 'y') this.editor.redo();
    else this.editor.undo();
    event.preventDefault();
  }

  /** Frames an item that was pointed at, focused or pressed. Null (a press outside all items) removes the frame. */
  private point(item: HTMLElement | null, how: 'over' | 'focus' | 'press'): void {
    const { editor } = this;
    const { cursor } = editor;
    if (editor.field || (how === 'over' && cursor.target?.isChosen)) return;
    if (how !== 'press' && (editor.isMenuOpen || (item && cursor.holds(item)))) return;
    const hasChanged = item ? cursor.point(item, how !== 'over') : cursor.target !== null;
    if (!item) cursor.clear();
    else if (how === 'press') cursor.focus(item);
    if (!hasChanged && !editor.isMenuOpen) return;
    editor.isMenuOpen = false;
    this.redraw();
  }

  /** Frames the item under the pointer. Ignores events without movement: the text scrolls under a resting pointer. */
  private whenMoved(): (event: Event) => void {
    let [x, y] = [-1, -1];
    return (event) => {
      const { clientX, clientY, pointerType, target } = event as PointerEvent;
      const hasMoved = clientX !== x || clientY !== y;
      [x, y] = [clientX, clientY];
      const item = hasMoved && pointerType !== 'touch' ? itemAt(target) : null;
      if (item) this.point(item, 'over');
    };
  }

  /** Selects the pressed item, without opening its link or picture. Leaves presses with a modifier key to the browser. */
  private press(event: MouseEvent): void {
    const target = event.target as Element;
    const line = target.closest('[data-put-back]');
    if (line) {
      this.editor.putBack(Number(line.getAttribute('data-put-back')));
      return;
    }
    const item = itemAt(target);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!item) {
      if (target.closest('.page')) this.point(null, 'press');
      return;
    }
    if (target.closest('a, img, [role="button"]')) {
      event.preventDefault();
      event.stopPropagation();
    }
    const selection = intact(this.place.dialog.ownerDocument).getSelection();
    const isSelecting = selection !== null && !selection.isCollapsed && fieldOf(item) === null;
    this.point(item, isSelecting ? 'over' : 'press');
  }
}

/** Delay (ms) before a changed selection updates its button. */
const SELECTION_DELAY = 150;

const isWriting = ({ target }: Event) => target instanceof Element && target.matches('input, textarea, select');

/** Redraws the frame when the size of the text changes, which moves the text: for example, when a picture loads. */
function redrawWhenResized({ dialog, signal }: ToolPlace, redraw: () => void): void {
  const observer = new ResizeObserver(redraw);
  const page = dialog.querySelector('.page');
  if (page) observer.observe(page);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Selector of controls that handle all keys themselves: no key pressed in them runs an editing command. */
const OWN = '.edit-menu, .edit-field';
/** Selector of controls that react to the Enter key: in them, Enter does not open the framed item's menu. */
const PRESSED = 'button, summary, input, select';

function handleEditKey(event: KeyboardEvent, editor: Editor): boolean {
  const from = event.composedPath()[0];
  const element = from instanceof Element ? from : null;
  if (element?.closest(OWN)) return false;
  switch (event.key) {
    case 'ArrowDown':
      return !event.shiftKey && walk(editor.cursor, 1);
    case 'ArrowUp':
      return !event.shiftKey && walk(editor.cursor, -1);
    case 'Delete':
    case 'Backspace':
      editor.removeChosen();
      return true;
    case 'Enter':
    case 'ContextMenu':
      return !element?.closest(PRESSED) && editor.open();
    default:
      return handleLetter(event, editor);
  }
}

function handleLetter(event: KeyboardEvent, editor: Editor): boolean {
  const letter = event.key.toLowerCase();
  if (letter === 'z') {
    if (event.shiftKey) editor.redo();
    else editor.undo();
    return true;
  }
  if (letter !== 'p' || event.shiftKey) return false;
  const holder = editor.cursor.larger();
  if (holder) editor.take(holder);
  return true;
}

function walk(cursor: Cursor, direction: 1 | -1): boolean {
  const item = cursor.step(direction);
  if (item) cursor.goTo(item);
  return true;
}
