/** The selected content of an article, with its notes and objects, and the passes that change it. */

import type { Mark, Selection } from '../algorithms/types.ts';
import type { Embed } from '../page/embeds/providers.ts';
import type { Formula } from '../page/formulas/tex-source.ts';
import type { Page } from '../page/page.ts';
import type { Picture } from '../page/pictures/pictures.ts';
import type { MessageKey } from '../platform/wording/message.ts';
import { firstFrom } from '../shared/ascending.ts';
import type { Post } from './posts/post-texts.ts';

/** A range of node ids: `start` is included, `end` is not. */
export interface NodeRange {
  start: number;
  end: number;
}

/** A marker in the text that leads to a note: "1", "[12]", "†". */
export interface Reference {
  element: number;
  label: string;
}

export interface LinkedReference extends Reference {
  target: number;
}

export interface Note extends NodeRange {
  /** Unique key of the note in the article. It is part of the ids of the note and its markers. */
  key: string;
  /** Text of the note's first marker. */
  label: string;
  references: readonly Reference[];
  /** Whether the page has the note in the margin, in a paragraph or hidden. The reader shows it after the text. */
  isAside: boolean;
  /** Whether the note is a list item on the page. Its number then usually comes from the list, not from its text. */
  isItem: boolean;
}

export interface FoundNote extends NodeRange {
  references: Reference[];
  /** Markers of margin notes, and the notes' links back to the text. Dropped, because the reader adds its own. */
  leftOut: readonly number[];
  isAside: boolean;
}

/** A part of the article that is not plain text. It replaces an element of the page with everything inside it. */
export type TextObject =
  | { readonly kind: 'picture'; readonly picture: Picture; readonly isInLine: boolean }
  | { readonly kind: 'embed'; readonly embed: Embed }
  | { readonly kind: 'formula'; readonly formula: Formula }
  | { readonly kind: 'code'; readonly text: string; readonly language: string }
  /** A character or short text that the page shows as a picture or in separate boxes, such as an emoji. */
  | { readonly kind: 'glyph'; readonly text: string };

export type ObjectTable = ReturnType<typeof objectTable>;

/** Objects by the elements they replace (`nodes`, in document order). `standsIn`: whether a subtree contains one. */
export function objectTable(page: Page, nodes: readonly number[], get: (node: number) => TextObject | undefined) {
  const standsIn = (node: number) => firstFrom(nodes, node) < page.endOf(node);
  return { nodes, get, standsIn };
}

/** Returns whether an object is a separate block; otherwise, it is part of a line. */
export function isBlockObject(object: TextObject): boolean {
  switch (object.kind) {
    case 'picture':
      return !object.isInLine;
    case 'formula':
      return object.formula.isDisplay;
    default:
      return object.kind !== 'glyph';
  }
}

/** The object found in an element; null if the element is dropped, such as a "Copy" button. */
export type FoundObject = TextObject | null;

/** The content of an article between two passes (small changes). */
export interface Draft {
  /** The page, in which the folds (collapsed text) that belong to the article are open. */
  readonly page: Page;
  /** The kept text, in document order: each node at most once, and with more than white space. */
  readonly marks: readonly Mark[];
  /** Text nodes that a pass has dropped. No later pass can restore them. */
  readonly dropped: ReadonlySet<number>;
  readonly folds: OpenedFolds;
  /** Posts (of a forum, a chat or a comments section) with kept text, in document order. */
  readonly posts: readonly Post[];
  /** Notes to which the text refers, in the order of their first markers in the text. */
  readonly notes: readonly Note[];
  readonly objects: ObjectTable;
  readonly captions: ReadonlySet<number>;
}

export interface Context {
  /** Whether the algorithm judges the page to be a discussion thread, whose posts are then the text of the article. */
  readonly isThread: boolean;
  /** Whether the article is a text that the user selected on the page. It then begins and ends with that selection. */
  readonly isCut: boolean;
}

/** The lines that the reader shows above the text, with the metadata that helps to recognise them in the text. */
export interface Head {
  readonly headline: string;
  readonly byline: string;
  /** The description in the page's metadata; '' for none. */
  readonly description: string;
  /** The date that the reader shows (ISO 8601); '' for none. */
  readonly date: string;
  /** The article's language (BCP 47); '' if unknown. */
  readonly language: string;
}

/** A small change that is made to every selection. `run` returns the changed properties; it is pure and idempotent. */
export interface Pass {
  readonly name: string;
  /** Reason for added text, in plain words. */
  readonly adds?: MessageKey;
  /** Reason for dropped text, in plain words. */
  readonly drops?: MessageKey;
  /** Reason for text that is moved to another place of the article, in plain words. */
  readonly places?: MessageKey;
  run(draft: Draft, context: Context): Partial<Draft>;
}

export interface Change {
  readonly pass: string;
  readonly node: number;
  readonly isKept: boolean;
  /** Returns the reason as text. Looks it up only when called, because the first look-up on a page takes 7 to 12 ms. */
  reason(): string;
}

/** An algorithm's selection after all passes (small changes). */
export interface ArticleSelection {
  readonly answer: Selection;
  readonly text: Draft;
  /** Kept text nodes of the comments, before the passes. Enough for counting: reading `comments` runs the passes. */
  readonly commentMarks: readonly Mark[];
  /** The comments below the article; null if there are none. The passes complete them at the first access. */
  readonly comments: Draft | null;
  /** Faults in the algorithm's result. They are repaired in the selection. */
  readonly faults: readonly string[];
  readonly changes: readonly Change[];
}

/** The opened folds: text in the article that the page shows only on request. */
export interface OpenedFolds {
  readonly texts: ReadonlySet<number>;
  /** Maps the first text node of a tab panel to the label of its tab. */
  readonly labels: ReadonlyMap<number, string>;
}

export const NO_FOLDS: OpenedFolds = { texts: new Set(), labels: new Map() };
