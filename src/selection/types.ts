import type { Mark, Selection } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import type { MessageKey } from '../platform/wording/message.ts';
import type { OpenedFolds } from './folds/types.ts';
import type { Note } from './notes/types.ts';
import type { ObjectTable } from './objects/types.ts';
import type { Post } from './posts/post.ts';

/** A selection on its way through the passes: what stands in an article, and what its parts are. */
export interface Draft {
  /** With everything opened that belongs to the text. */
  readonly page: Page;
  /** In document order, each text node at most once, none of white space alone. */
  readonly marks: readonly Mark[];
  /** Text nodes that a pass has taken out: none after it puts them back. */
  readonly dropped: ReadonlySet<number>;
  /** Text that the page shows only when asked. */
  readonly folds: OpenedFolds;
  /** Posts with text among the marks, in document order. */
  readonly posts: readonly Post[];
  /** Notes that the text refers to, in the order of their first references. */
  readonly notes: readonly Note[];
  /** What stands in the text without being text: pictures, players, formulas, code. */
  readonly objects: ObjectTable;
  /** Elements that are the captions of these. */
  readonly captions: ReadonlySet<number>;
}

/** What passes may know of the selection that they work on. */
export interface Context {
  /** The algorithm takes the page for a thread: what people say on it is the text. */
  readonly isThread: boolean;
  /** The text begins and ends where a person has cut it: what they selected on the page. */
  readonly isCut: boolean;
}

/** What the reader shows above the text. */
export interface Head {
  readonly headline: string;
  readonly byline: string;
  /** What the page says in its head that it is about, or ''. */
  readonly description: string;
  /** The day that is shown, ISO 8601, or ''. */
  readonly date: string;
  /** BCP 47, or ''. */
  readonly language: string;
}

/**
 * A small change of every selection: takes a draft, gives what it changes of it. Pure, and the same again on its own
 * result.
 */
export interface Pass {
  /** Stands in the trace. */
  readonly name: string;
  /** Why it keeps what it adds, in plain words. */
  readonly adds?: MessageKey;
  /** Why it leaves out what it drops, in plain words. */
  readonly drops?: MessageKey;
  /** Why what it drops stands in another place of the article, in plain words: it is not left out. */
  readonly places?: MessageKey;
  run(draft: Draft, context: Context): Partial<Draft>;
}

/** What a pass did to a text node: whether that stands in the article since. */
export interface Change {
  readonly pass: string;
  readonly node: number;
  readonly isKept: boolean;
  /** Written only for who asks: words are questions to the browser, of which the first one of a page takes 7 to 12 ms. */
  reason(): string;
}

/** An algorithm's selection after all passes. */
export interface ArticleSelection {
  /** What the algorithm answered. */
  readonly answer: Selection;
  /** The article. */
  readonly text: Draft;
  /** The marks of the comments as they stand before anything is completed: they are counted though nobody looks at them. */
  readonly commentMarks: readonly Mark[];
  /** What readers wrote under it; null where there is nothing. Completed when first asked for. */
  readonly comments: Draft | null;
  /** What was wrong with the answer: faults of an algorithm, mended here. */
  readonly faults: readonly string[];
  /** What the passes did, in their order. */
  readonly changes: readonly Change[];
}
