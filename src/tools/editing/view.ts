/** State and commands of the layer that lies over the text during editing. */

import type { EditableField, GivenRole } from '../../article/corrections/types.ts';
import type { ArticleMetadata } from '../../article/types.ts';
import type { SelectedBlocks } from './blocks.ts';

export interface PointedTarget {
  /** The item (paragraph, picture or part of the head) from which the arrow keys move on. */
  readonly item: HTMLElement;
  /** The framed element, to which commands apply: the item, or a larger element around it. */
  readonly element: HTMLElement;
  /** Whether the user pressed the item or reached it with a key. The frame then does not follow the pointer. */
  readonly isChosen: boolean;
}

export interface EditView {
  isMenuOpen: boolean;
  /** The part of the head (headline, author, date) that the user is rewriting; null for none. */
  field: EditableField | null;
  /** The blocks (paragraphs) that the user's selection touches; null for none. */
  selected: SelectedBlocks | null;
}

export interface EditCommands {
  /** Removes the framed element. If there is no pointer event, the user pressed a key, so the next item is framed. */
  remove(event?: UIEvent): void;
  removeSelected(event?: UIEvent): void;
  removeField(field: EditableField): void;
  toggleMenu(): void;
  give(role: GivenRole): void;
  /** Frames a larger element around the item. */
  take(element: HTMLElement): void;
  write(field: EditableField): void;
  /** Saves the rewritten text; null discards it. */
  keep(text: string | null): void;
}

/** Returns the text that an input field contains at first; a date as `2024-05-31`. */
export function fieldValue(field: EditableField, { headline, byline, published, modified }: ArticleMetadata): string {
  if (field === 'date') return (published || modified).slice(0, 10);
  return field === 'headline' ? headline : byline;
}
