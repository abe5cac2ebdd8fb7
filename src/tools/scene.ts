/** What the tools see: the shown article, the page it comes from, and the results of other algorithms. */
import type { Mark, Selection } from '../algorithms/types.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { ReadArticle } from '../article/make-article.ts';
import type { Article } from '../article/types.ts';
import type { Page } from '../page/page.ts';
import type { Work } from './types.ts';

/** The result of an algorithm for a page. */
export interface Opinion {
  readonly algorithm: string;
  /** Its answer before passes and corrections. */
  readonly answer: Selection;
  /** The marks of its article. */
  readonly marks: readonly Mark[];
  readonly read: ReadArticle;
}

/** An article made with some corrections. */
export interface Made {
  readonly opinion: Opinion;
  readonly article: Article;
}

export interface Scene {
  readonly page: Page;
  /** The shown result, with corrections. */
  readonly shown: Opinion;
  /** The shown algorithm's result without corrections. */
  readonly uncorrected: Opinion;
  /** Results of all algorithms that have run, including the shown one, without corrections. */
  readonly opinions: readonly Opinion[];
  /** Whether all light algorithms have run; no further opinion comes without a request. */
  readonly isComplete: boolean;
  readonly article: Article;
  /** The corrections in `shown`: the user's decisions, and those that result from the level of agreement. */
  readonly corrections: readonly Correction[];
  /** Returns the article with other corrections; null if it failed. The results of the last few lists are cached. */
  made(corrections: readonly Correction[]): Made | null;
  /** Makes the article of another answer about this page. */
  write(answer: Selection): Article;
  readonly areCommentsShown: boolean;
  readonly work: Work;
}
