import type { Mark, Selection } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import type { MessageKey } from '../platform/wording/message.ts';
import type { Note } from './notes/types.ts';
import type { ObjectTable } from './objects/types.ts';
import type { Post } from './posts/post-texts.ts';

/** The content of an article between two passes (small changes). */
export interface Draft {
  /** The page, in which the folds (collapsed text) that belong to the article are open. */
  readonly page: Page;
  /** The kept text, in document order: each node at most once, and with more than white space. */
  readonly marks: readonly Mark[];
  /** Text nodes that a pass has dropped. No later pass can restore them. */
  readonly dropped: ReadonlySet<number>;
  readonly folds: OpenedFolds;
  /** Posts with marked text, in document order. */
  readonly posts: readonly Post[];
  /** Notes to which the text refers, in the order of their first markers in the text. */
  readonly notes: readonly Note[];
  readonly objects: ObjectTable;
  /** Elements that are captions of the objects. */
  readonly captions: ReadonlySet<number>;
}

/** Facts about the selection that passes need. */
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
  /** The shown date (ISO 8601); '' for none. */
  readonly date: string;
  /** The article's language (BCP 47); '' if unknown. */
  readonly language: string;
}

/** A small change that is made to every selection. Returns the changed properties. Pure and idempotent. */
export interface Pass {
  /** Name of the pass, which the trace shows. */
  readonly name: string;
  /** Reason for added text, in plain words. */
  readonly adds?: MessageKey;
  /** Reason for dropped text, in plain words. */
  readonly drops?: MessageKey;
  /** Reason for text that is moved to another place of the article, in plain words. */
  readonly places?: MessageKey;
  run(draft: Draft, context: Context): Partial<Draft>;
}

/** A pass's change to a text node. */
export interface Change {
  readonly pass: string;
  readonly node: number;
  readonly isKept: boolean;
  /** Looks up its message only when called, because the first look-up on a page takes 7 to 12 ms. */
  reason(): string;
}

/** An algorithm's selection after all passes (small changes). */
export interface ArticleSelection {
  readonly answer: Selection;
  /** The content of the article, without the `comments`. */
  readonly text: Draft;
  /** Marks of the comments, not yet completed by the passes. Callers only count these marks, which is cheap. */
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
