/**
 * The engine: makes an article of a snapshot, and answers all later questions about it. Takes and returns plain data, so
 * that it can run anywhere: in the page, in an invisible page of the extension, in the background, in Node
 * (docs/adr/034-one-engine-asked-from-anywhere.md).
 */
import type { Algorithm, DocumentFactory, Mark, Selection } from '../algorithms/types.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { Article } from '../article/types.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import type { TextObject } from '../selection/objects/types.ts';
import type { LastWord } from '../selection/trace.ts';
import type { Offer } from './offer.ts';

export interface Engine {
  open(snapshot: PageSnapshot, request: OpenRequest): OpenReading;
}

export interface OpenRequest {
  /** Whether the page's address has changed since the page was loaded. */
  hasMoved: boolean;
  /**
   * The first algorithm to run, or `USER_SELECTION` to run none; null for the one in the settings, which the host looks up.
   */
  algorithm: string | null;
}

/** A page that an engine holds, or is about to hold. */
export interface OpenReading {
  /**
   * The finding of the first algorithm; null if the host does not know which algorithm that is. Rejects if the host does not
   * answer, or refuses the snapshot.
   */
  readonly first: Promise<FirstFinding | null>;
  /** @throws if the host is gone or has given up the reading */
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>>;
  /** Lets the host forget the reading, and stops it if it is still at work on a large page. */
  close(): void;
}

export interface FirstFinding {
  readonly algorithm: string;
  readonly finding: Finding;
}

/** An algorithm's id, or the user's selection, which takes the place of an algorithm's answer. */
export type By = string | Selection;

export type Question =
  /** The finding of an algorithm, with the user's corrections. */
  | { readonly type: 'find'; readonly by: By; readonly corrections: readonly Correction[] }
  /** The text that an algorithm keeps, for a comparison with others. */
  | { readonly type: 'opinion'; readonly by: string }
  /** The final decision on every visible block; null if the algorithm failed. */
  | {
      readonly type: 'explain';
      readonly by: By;
      readonly corrections: readonly Correction[];
      readonly areCommentsShown: boolean;
    }
  /** Probabilities that the algorithm gave, block by block. */
  | { readonly type: 'probabilities'; readonly by: By }
  /** The article of the given marks only. */
  | { readonly type: 'write'; readonly algorithm: string; readonly marks: readonly Mark[] }
  /** The article of another page of a long article; that page has no layout. */
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

/** An algorithm's answer without its text and trace, which are long and rarely needed. */
export type PlainAnswer = Omit<Selection, 'text' | 'trace'>;

/** Part of an algorithm's trace (`TraceEntry`). */
export interface Probability {
  readonly node: number;
  readonly step: string;
  readonly kept: boolean;
  readonly probability: number;
}

/** Why another algorithm ran: the requested one threw or gave an invalid answer, or its code did not load. */
export type Instead = 'failed' | 'not-loaded';

/** Parts of a page that an article contains. */
export interface KeptText {
  readonly marks: readonly Mark[];
  /** By source element, ascending. */
  readonly objects: readonly KeptObject[];
  /** Ranges of node ids that are shown as notes: `start` included, `end` excluded. */
  readonly notes: readonly { readonly start: number; readonly end: number }[];
}

export interface KeptObject {
  readonly node: number;
  readonly kind: TextObject['kind'];
  /** Whether it is a block of its own, not part of a line. */
  readonly isBlock: boolean;
}

/** The text that an algorithm keeps of a page. */
export interface Opinion {
  /** The algorithm that gave the text: the requested one, or one that ran in its place; null if all failed. */
  readonly by: string | null;
  readonly answer: PlainAnswer;
  readonly kept: KeptText;
}

/** The finding of an algorithm on a page. */
export interface Finding extends Opinion {
  readonly instead: Instead | null;
  readonly article: Article;
  /** The article followed by its comments; null if it has none. */
  readonly commented: Article | null;
  /** The comments below the article; null if there are none. */
  readonly comments: KeptText | null;
  /** Marks of the comments, before the passes complete them. */
  readonly commentMarks: readonly Mark[];
  /** Text nodes that are shown elsewhere than in the text, or that a pass or the user dropped on purpose. */
  readonly accounted: readonly number[];
  /** More content that the page itself offers. */
  readonly offers: readonly Offer[];
}

/** A host's access to the code of the algorithms. */
export interface AlgorithmSource {
  /** Resolves to undefined if there is no such algorithm, or its code did not load. */
  codeOf(id: string): Promise<RunsAnywhere | undefined>;
  documents: DocumentFactory;
}

/** An algorithm that may run in another thread. */
export interface RunsAnywhere {
  readonly id: string;
  run(...input: Parameters<Algorithm['run']>): Selection | Promise<Selection>;
}
