/** Input of the tools: the shown article, the page that it comes from, and the results of other algorithms. */
import type { Mark } from '../algorithms/types.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { Article } from '../article/types.ts';
import type { KeptText, PlainAnswer, Probability } from '../engine/types.ts';
import type { Page } from '../page/page.ts';
import type { Work } from './types.ts';

/** The result of an algorithm for a page. */
export interface AlgorithmResult {
  readonly algorithm: string;
  /** Its answer before passes and corrections. */
  readonly answer: PlainAnswer;
  /** The marks of its article. */
  readonly marks: readonly Mark[];
  /** Content of its article; the same object for the same result. */
  readonly kept: KeptText;
}

/** The result that the reader shows, or would show without corrections. */
export interface ShownResult extends AlgorithmResult {
  /** The comments below the article; null if there are none. */
  readonly comments: KeptText | null;
  readonly commentMarks: readonly Mark[];
  /** Text nodes that are shown elsewhere than in the text, or that a pass or the user dropped on purpose. */
  readonly accounted: readonly number[];
}

/** An article made with some corrections. */
export interface Made {
  readonly opinion: AlgorithmResult;
  readonly article: Article;
}

export interface Scene {
  readonly page: Page;
  /** The shown result, with corrections. */
  readonly shown: ShownResult;
  /** The shown algorithm's result without corrections. */
  readonly uncorrected: ShownResult;
  /** Results of all algorithms that have run, including the shown one, without corrections. */
  readonly opinions: readonly AlgorithmResult[];
  /** Whether all light algorithms have run; no further opinion comes without a request. */
  readonly isComplete: boolean;
  readonly article: Article;
  /** The corrections in `shown`: the user's decisions, and those that result from the level of agreement. */
  readonly corrections: readonly Correction[];
  /** Probabilities that the shown algorithm gave, block by block; null until they are known. */
  readonly probabilities: readonly Probability[] | null;
  /** Returns the article with other corrections; null until the engine has made it, which draws the reader again. */
  made(corrections: readonly Correction[]): Made | null;
  /** Returns the article of these marks alone; null until the engine has made it, which draws the reader again. */
  write(marks: readonly Mark[]): Article | null;
  /** Number of answers of the engine since the page was read; when it changes, the scene is drawn again. */
  readonly answers: number;
  readonly areCommentsShown: boolean;
  readonly work: Work;
}
