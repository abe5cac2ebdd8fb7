/** The commands of editing. Each makes at most one correction of the article. */

import { correct, redo, undo } from '../../article/corrections/history.ts';
import type { Correction, CorrectionHistory, EditableField, GivenRole } from '../../article/corrections/types.ts';
import { message } from '../../platform/wording/message.ts';
import { selectionIn } from '../../reader/input/copy-selection.ts';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { fieldOf, hasMenu, headPart, kindOf, type SelectedBlocks, selectedBlocks } from './blocks.ts';
import { Cursor } from './cursor.ts';
import { isOfOtherPage, nodesOfBlocks } from './nodes-of-block.ts';
import { removedBy } from './removed-lines.ts';
import { describe, fieldValue } from './say.ts';

export class Editor {
  isMenuOpen = false;
  /** The part of the head (headline, author, date) that the user is rewriting; null for none. */
  field: EditableField | null = null;
  /** The blocks (paragraphs) that the user's selection touches; null for none. */
  selected: SelectedBlocks | null = null;
  readonly cursor: Cursor;

  constructor(
    private readonly place: ToolPlace,
    private readonly redraw: () => void,
  ) {
    this.cursor = new Cursor(place.dialog);
  }

  /** Null while the user is not editing. */
  get scene(): Scene | null {
    const scene = this.place.scene();
    return scene?.work.isEditing ? scene : null;
  }

  begin(scene: Scene): void {
    this.reset();
    this.place.setWork({ ...scene.work, isEditing: true, checking: null });
    this.place.whisper(message('twoSentences', message('saidCorrecting'), message('saidCorrectingKeys', 'Delete')));
  }

  end = (): void => {
    const { scene } = this;
    if (!scene) return;
    this.leaveText();
    this.place.setWork({ ...scene.work, isEditing: false });
    this.place.whisper(message('saidCorrectingEnded'));
  };

  undo = (): void => this.step('undo');
  redo = (): void => this.step('redo');

  /** Removes the selected blocks (paragraphs), or the framed item if nothing is selected. */
  removeChosen = (event?: UIEvent): void => {
    const selected = selectedBlocks(this.place.dialog);
    if (selected) this.removeBlocks(selected.elements, event);
    else this.remove(event);
  };

  /** Removes the framed element. Frames the next, but not after a click: the frame would suggest removing that, too. */
  remove = (event?: UIEvent): void => {
    const { target } = this.cursor;
    const field = target && fieldOf(target.element);
    if (!target) this.place.announce(message('saidChooseFirst'));
    else if (field) this.removeField(field);
    else this.removeBlocks([target.element], event);
  };

  removeField = (field: EditableField): void => {
    const { scene } = this;
    if (field === 'headline') this.place.announce(message('saidHeadlineStays', 'Enter'));
    else if (scene) this.make(scene, { kind: 'edit', field, text: '' });
  };

  toggleMenu = (): void => {
    if (this.isMenuOpen) this.closeMenu();
    else this.open();
  };

  /** Opens the framed block's menu, or the field of a headline, author or date. Returns false if nothing is framed. */
  open(): boolean {
    const { scene, cursor } = this;
    if (!scene || !cursor.target) return false;
    const field = fieldOf(cursor.target.element);
    if (field) this.field = field;
    else if (isOfOtherPage(cursor.target.element, scene)) this.place.announce(message('saidOtherPage'));
    else this.isMenuOpen = hasMenu(cursor.target.element);
    this.redraw();
    return true;
  }

  closeMenu(): void {
    this.isMenuOpen = false;
    this.redraw();
    if (this.cursor.target) this.cursor.focus(this.cursor.target.item);
  }

  give = (role: GivenRole): void => {
    const { scene, cursor } = this;
    if (!scene || !cursor.target) return;
    const { element, item } = cursor.target;
    const nodes = nodesOfBlocks([element], scene).filter((node) => scene.page.isText(node));
    if (nodes.length === 0) return;
    if (role === 'body' || role === 'caption') cursor.goOnAt(item, true);
    else cursor.goOnBeside(element);
    this.make(scene, { kind: 'role', nodes, role });
  };

  /** Frames a larger element around the framed item. */
  take = (element: HTMLElement): void => {
    const { cursor } = this;
    if (!cursor.target) return;
    cursor.target = { item: cursor.target.item, element, isChosen: true };
    this.closeMenu();
    this.say(message('saidWholeChosen', kindOf(element)), message('saidDeleteRemoves', 'Delete'));
  };

  write = (field: EditableField): void => {
    this.field = field;
    this.redraw();
  };

  /** Closes the input field of the headline, author or date, and saves `text`; null discards the user's changes. */
  keep = (text: string | null): void => {
    const { scene, field, cursor } = this;
    if (!scene || !field) return;
    this.field = null;
    const line = text?.replace(/\s+/g, ' ').trim() ?? null;
    const part = cursor.article && (headPart(cursor.article, field) ?? headPart(cursor.article, 'headline'));
    if (part) cursor.goOnAt(part, true);
    if (line === '' && field === 'headline') this.place.announce(message('saidHeadlineNeeds'));
    else if (line !== null && line !== fieldValue(field, scene.article.metadata)) {
      this.make(scene, { kind: 'edit', field, text: line });
      return;
    }
    cursor.restore();
    this.redraw();
  };

  putBack(index: number): void {
    const { scene, cursor } = this;
    const nodes = scene ? removedBy(scene, index) : [];
    const [first] = nodes;
    if (!scene || first === undefined) return;
    cursor.goOnAtNode(first);
    this.make(scene, { kind: 'keep', nodes });
  }

  private removeBlocks(elements: readonly HTMLElement[], event?: UIEvent): void {
    const { scene, cursor, place } = this;
    if (!scene) return;
    const own = elements.filter((element) => !isOfOtherPage(element, scene));
    const nodes = nodesOfBlocks(own, scene);
    const last = own.at(-1);
    if (nodes.length === 0 || !last) {
      place.announce(own.length < elements.length ? message('saidOtherPage') : message('saidNotAlone'));
      return;
    }
    selectionIn(place.dialog)?.removeAllRanges();
    // `detail` is 0 if a key pressed the button. For the reason, see `remove`.
    if (event?.detail) this.leaveText();
    else cursor.goOnBeside(last);
    this.make(scene, { kind: 'remove', nodes });
  }

  private make(scene: Scene, correction: Correction): void {
    const words = describe(correction, scene);
    this.setHistory(scene, correct(scene.work.corrections, correction));
    this.say(words, message('saidUndoWith', 'Z'));
  }

  private step(name: 'undo' | 'redo'): void {
    const { scene, place } = this;
    if (!scene) return;
    const { corrections } = scene.work;
    const correction = name === 'undo' ? corrections.done.at(-1) : corrections.undone[0];
    if (!correction) {
      place.announce(message(name === 'undo' ? 'saidNothingToUndo' : 'saidNothingToRedo'));
      return;
    }
    const words = describe(correction, scene);
    this.setHistory(scene, name === 'undo' ? undo(corrections) : redo(corrections));
    place.announce(name === 'undo' ? message('saidUndone', words) : words);
  }

  private setHistory({ work }: Scene, corrections: CorrectionHistory): void {
    this.cursor.stay();
    this.closeAll();
    this.place.setWork({ ...work, corrections });
  }

  /** Announces `words`, and on devices with a mouse also `keys`, a hint about a keyboard shortcut. */
  private say(words: string, keys: string): void {
    this.place.announce(
      matchMedia('(hover: none)').matches
        ? words
        : message(/[.…!?。！？؟]$/.test(words) ? 'twoWords' : 'twoSentences', words, keys),
    );
  }

  /** Removes the frame, and focuses the reader's main element, so that the reader still receives key presses. */
  private leaveText(): void {
    this.reset();
    this.place.dialog.querySelector<HTMLElement>('.page')?.focus({ preventScroll: true });
  }

  private reset(): void {
    this.cursor.clear();
    this.closeAll();
  }

  private closeAll(): void {
    this.isMenuOpen = false;
    this.field = null;
    this.selected = null;
  }
}
