import type { Mark, Selection } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import type { MessageKey } from '../platform/wording/message.ts';
import type { OpenedFolds } from './folds/types.ts';
import type { Note } from './notes/types.ts';
import type { ObjectTable } from './objects/types.ts';
import type { Post } from './posts/post.ts';

/** A selection between two passes: the content of the article, and the kinds of its parts. */
export interface Draft {
  /** The page, with the folds open that belong to the text. */
  readonly page: Page;
  /** In document order, each text node at most once, none with only white space. */
  readonly marks: readonly Mark[];
  /** Text nodes that a pass has dropped; no later pass puts them back. */
  readonly dropped: ReadonlySet<number>;
  /** Text that the page shows only on request. */
  readonly folds: OpenedFolds;
  /** Posts with text among the marks, in document order. */
  readonly posts: readonly Post[];
  /** Notes that the text refers to, in the order of their first references. */
  readonly notes: readonly Note[];
  /** Objects in the text: pictures, players, formulas, code. */
  readonly objects: ObjectTable;
  /** Caption elements of these objects. */
  readonly captions: ReadonlySet<number>;
}

/** Facts about the selection for the passes. */
export interface Context {
  /** The algorithm classifies the page as a thread, so the posts are the text. */
  readonly isThread: boolean;
  /** The user selected the text on the page, so it begins and ends exactly there. */
  readonly isCut: boolean;
}

/** The lines that the reader shows above the text. */
export interface Head {
  readonly headline: string;
  readonly byline: string;
  /** The description in the page's metadata, or ''. */
  readonly description: string;
  /** The shown day, ISO 8601, or ''. */
  readonly date: string;
  /** BCP 47, or ''. */
  readonly language: string;
}

/**
 * A small change to every selection: takes a draft and returns the changed properties. Pure and idempotent.
 */
export interface Pass {
  /** Shown in the trace. */
  readonly name: string;
  /** Reason for added text, in plain words. */
  readonly adds?: MessageKey;
  /** Reason for dropped text, in plain words. */
  readonly drops?: MessageKey;
  /** Reason for text moved to another place of the article, in plain words. */
  readonly places?: MessageKey;
  run(draft: Draft, context: Context): Partial<Draft>;
}

/** A pass's change to a text node. */
export interface Change {
  readonly pass: string;
  readonly node: number;
  readonly isKept: boolean;
  /** Lazy: the first message lookup on a page takes 7 to 12 ms. */
  reason(): string;
}

/** An algorithm's selection after all passes. */
export interface ArticleSelection {
  /** The algorithm's answer. */
  readonly answer: Selection;
  /** The article. */
  readonly text: Draft;
  /** The marks of the comments before they are completed, so that they can be counted without completing them. */
  readonly commentMarks: readonly Mark[];
  /** The comments below it; null if there are none. Completed at the first access. */
  readonly comments: Draft | null;
  /** Faults in the algorithm's answer, which are repaired here. */
  readonly faults: readonly string[];
  /** The changes of the passes, in order. */
  readonly changes: readonly Change[];
}
