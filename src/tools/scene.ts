/** What the tools see: the article that is shown, the page below it, and what other algorithms made of that. */
import type { Mark, Selection } from '../algorithms/types.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { ReadArticle } from '../article/make-article.ts';
import type { Article } from '../article/types.ts';
import type { Page } from '../page/page.ts';
import type { Work } from './types.ts';

/** What an algorithm made of a page. */
export interface Opinion {
  readonly algorithm: string;
  /** What it answered, before passes and corrections. */
  readonly answer: Selection;
  /** What stands in its article. */
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
  /** With the corrections made. */
  readonly shown: Opinion;
  /** As the algorithm found it. */
  readonly uncorrected: Opinion;
  /** Of the algorithms that have run by now, the shown one among them, without corrections. */
  readonly opinions: readonly Opinion[];
  /** The light algorithms have all run: no opinion is on its way that nobody asks for. */
  readonly isComplete: boolean;
  readonly article: Article;
  /** As `shown` came about: what the user has decided, and what their level of agreement comes to. */
  readonly corrections: readonly Correction[];
  /** The same article with other corrections; kept for the last few lists of them. null where it failed. */
  made(corrections: readonly Correction[]): Made | null;
  /** Makes the article of another answer about this page. */
  write(answer: Selection): Article;
  readonly areCommentsShown: boolean;
  readonly work: Work;
}
