/** State and commands of the layer over the text during editing. */

import type { EditableField, GivenRole } from '../../article/corrections/types.ts';
import type { ArticleMetadata } from '../../article/types.ts';
import type { SelectedBlocks } from './selected-blocks.ts';

/** The pointed item. */
export interface PointedTarget {
  /** Position of the keyboard in the text. */
  readonly item: HTMLElement;
  /** The framed element, which commands apply to: the item, or a larger element around it. */
  readonly element: HTMLElement;
  /** The item was pressed or reached by key, so that moving the pointer does not change it. */
  readonly isChosen: boolean;
}

export interface EditView {
  isMenuOpen: boolean;
  /** The part of the head that the user is writing. */
  field: EditableField | null;
  /** Blocks that the user's selection touches. */
  selected: SelectedBlocks | null;
}

/** Commands of the controls over the text. */
export interface EditCommands {
  /** Removes the framed element. Without a pointer event, the next item is chosen for the keyboard. */
  remove(event?: UIEvent): void;
  removeSelected(event?: UIEvent): void;
  removeField(field: EditableField): void;
  toggleMenu(): void;
  give(role: GivenRole): void;
  /** Frames a larger element around the item. */
  take(element: HTMLElement): void;
  write(field: EditableField): void;
  /** Ends writing; null discards the text. */
  keep(text: string | null): void;
}

/** Returns the value of a field for its input element; a date as `2024-05-31`. */
export function fieldValue(field: EditableField, { headline, byline, published, modified }: ArticleMetadata): string {
  if (field === 'date') return (published || modified).slice(0, 10);
  return field === 'headline' ? headline : byline;
}
