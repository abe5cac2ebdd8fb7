/** What correcting shows over the text, and what can be pressed there. */

import type { EditableField, GivenRole } from '../../article/corrections/types.ts';
import type { ArticleMetadata } from '../../article/types.ts';
import type { SelectedBlocks } from './selected-blocks.ts';

/** What is pointed at. */
export interface PointedTarget {
  /** Where it stands on the way through the text. */
  readonly item: HTMLElement;
  /** What is framed, and taken: the item, or more around it. */
  readonly element: HTMLElement;
  /** It was pressed, or the keyboard is there: the pointer passes over others. */
  readonly isChosen: boolean;
}

export interface EditView {
  isMenuOpen: boolean;
  /** The part of the head that is being written. */
  field: EditableField | null;
  /** Blocks that the user's selection touches. */
  selected: SelectedBlocks | null;
}

/** What the controls over the text do with what is pointed at. */
export interface EditCommands {
  /** Without the event of a pointer, what comes next is chosen: the keyboard goes on there. */
  remove(event?: UIEvent): void;
  removeSelected(event?: UIEvent): void;
  removeField(field: EditableField): void;
  toggleMenu(): void;
  give(role: GivenRole): void;
  /** Takes more, around what is pointed at. */
  take(element: HTMLElement): void;
  write(field: EditableField): void;
  /** Ends writing; null leaves everything as it was. */
  keep(text: string | null): void;
}

/** As it stands in the field where it is written: a date as `2024-05-31`. */
export function fieldValue(field: EditableField, { headline, byline, published, modified }: ArticleMetadata): string {
  if (field === 'date') return (published || modified).slice(0, 10);
  return field === 'headline' ? headline : byline;
}
