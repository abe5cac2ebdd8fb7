/**
 * The engine: makes an article from a snapshot, and answers later questions about it. Its input and output are plain
 * data, so that it runs anywhere: in the page, in an invisible page of the extension, in the background, in Node
 * (docs/adr/034-one-engine-asked-from-anywhere.md).
 */
import type { Algorithm, DocumentFactory, Mark, Population, Selection } from '../algorithms/types.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { Article } from '../article/types.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import type { LastWord } from '../selection/trace.ts';
import type { TextObject } from '../selection/types.ts';

/** Longest part of a snapshot or answer (UTF-16 units of up to 3 bytes). Browsers limit messages to 64 MB. */
export const MAX_PART = 16_000_000;

export interface Engine {
  open(snapshot: PageSnapshot, request: OpenRequest): OpenReading;
}

export interface OpenRequest {
  /** Whether the page's address has changed since it was loaded. */
  hasMoved: boolean;
  /** Id of the algorithm to run first; null or `USER_SELECTION` for none. */
  algorithm: string | null;
}

/** A page that the engine stores, or is about to store. */
export interface OpenReading {
  /** The requested algorithm's result; null if none is requested. Rejects if the host fails or refuses the snapshot. */
  readonly first: Promise<FirstFinding | null>;
  /** Rejects if the host is gone or has dropped the reading. */
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>>;
  /** Tells the host to drop the page; if the page is large, the host also stops its work on it. */
  close(): void;
}

export interface FirstFinding {
  readonly algorithm: string;
  readonly finding: Finding;
}

/** The source of the article's text: the id of an algorithm, or the text that the user selected on the page. */
export type By = string | Selection;

export type Question =
  /** Request for the article that an algorithm finds, with the user's corrections. */
  | { readonly type: 'find'; readonly by: By; readonly corrections: readonly Correction[] }
  /** Request for the text that an algorithm keeps, for a comparison with other algorithms. */
  | { readonly type: 'opinion'; readonly by: string }
  /** The final decision on every visible block, and its reason. The answer is null if the algorithm failed. */
  | {
      readonly type: 'explain';
      readonly by: By;
      readonly corrections: readonly Correction[];
      readonly areCommentsShown: boolean;
    }
  /** Request for the probability that the algorithm computed for each block. */
  | { readonly type: 'probabilities'; readonly by: By }
  /** Request for an article that contains only the given text nodes (marks). */
  | { readonly type: 'write'; readonly algorithm: string; readonly marks: readonly Mark[] }
  /** Request for another page of the article. It was fetched but not rendered, so it has no layout. */
  | { readonly type: 'other-page'; readonly by: string; readonly snapshot: PageSnapshot };

interface Answers {
  find: Finding;
  opinion: Opinion;
  explain: readonly LastWord[] | null;
  probabilities: readonly Probability[];
  write: Article;
  'other-page': Article;
}

export type AnswerTo<Q extends Question> = Answers[Q['type']];

/** An algorithm's selection without the fields `text` and `trace`, which are long and rarely needed. */
export type PlainAnswer = Omit<Selection, 'text' | 'trace'>;

/** The probability that a text or element is part of the article: a `TraceEntry` without the reason in words. */
export interface Probability {
  readonly node: number;
  readonly step: string;
  readonly kept: boolean;
  readonly probability: number;
}

/** Why a requested algorithm was replaced: it threw or returned an invalid result (`failed`), or did not load. */
export type Instead = 'failed' | 'not-loaded';

/** The parts of the page that an article contains. */
export interface KeptText {
  readonly marks: readonly Mark[];
  /** Pictures, formulas, code and embeds, by ascending id of their source element. */
  readonly objects: readonly KeptObject[];
  /** Ranges of the node ids of footnotes: `start` is included, `end` is not. */
  readonly notes: readonly { readonly start: number; readonly end: number }[];
}

export interface KeptObject {
  readonly node: number;
  readonly kind: TextObject['kind'];
  /** Whether the object is a separate block and not part of a line. */
  readonly isBlock: boolean;
}

/** The text of a page that an algorithm keeps. */
export interface Opinion {
  /** Id of the algorithm that produced the text: the requested one or its replacement; null if all failed. */
  readonly by: string | null;
  readonly answer: PlainAnswer;
  readonly kept: KeptText;
}

/** An algorithm's result for a page: the kept text, and the article made from it. */
export interface Finding extends Opinion {
  readonly instead: Instead | null;
  readonly article: Article;
  /** The article followed by its readers' comments; null if there are none. */
  readonly commented: Article | null;
  /** The parts of the page that are readers' comments; null if there are none. */
  readonly comments: KeptText | null;
  /** Text nodes of readers' comments in the algorithm's own result, before Lectern's corrections (the passes). */
  readonly commentMarks: readonly Mark[];
  /**
   * Ids of the nodes that the search for missing text ignores: text nodes that the algorithm kept, that are readers'
   * comments, or that Lectern's corrections (the passes) or the user changed; and objects (pictures) in the article.
   */
  readonly accounted: readonly number[];
  /** Offers of the page itself, such as a button that loads more text. */
  readonly offers: readonly Offer[];
}

/** Gives a host access to the code of the algorithms. */
export interface AlgorithmSource {
  /** Resolves to undefined if there is no such algorithm, or its code did not load. */
  codeOf(id: string): Promise<RunsAnywhere | undefined>;
  documents: DocumentFactory;
}

/** Runs Readability for a worker, which cannot create DOM documents. */
export interface ReadabilityRunner {
  run(snapshot: PageSnapshot, population: Population): Selection | Promise<Selection>;
}

/** An algorithm that may run in another thread. */
export interface RunsAnywhere {
  readonly id: string;
  run(...input: Parameters<Algorithm['run']>): Selection | Promise<Selection>;
}

/** More content that the page offers, such as further pages or a frame. A button in the reader opens or loads it. */
export interface Offer {
  id: string;
  /** Description of the offered content; '' for none. */
  text: string;
  /** Label of the button; '' for no button. If the offer replaces a button of the page, the label is copied from it. */
  label: string;
  /** Place in the reader: `above` the headline, `below` the notes, at the `end` (chapters), fixed `over` the text. */
  place: 'above' | 'below' | 'end' | 'over';
  /** Whether the user has pressed the button and the content is loading. */
  isBusy?: boolean;
  /** Address of a link that is shown instead of the button. */
  href?: string;
  /** Set if `href` leads to the previous or next page, which opens in the same tab. */
  rel?: 'prev' | 'next';
}

/** Prefix of the id of an offer that replaces a button of the page. After it comes the node id of that button. */
export const BUTTON = 'button:';
