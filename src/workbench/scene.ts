/** What the workbench sees: the article that is shown, the page below it, and what other algorithms made of that. */
import type { Mark, Selection } from '../algorithms/types.ts';
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

export interface Scene {
  readonly page: Page;
  /** With the corrections made. */
  readonly shown: Opinion;
  /** As the algorithm found it. */
  readonly uncorrected: Opinion;
  /** Of the algorithms that have run by now, the shown one among them, without corrections. */
  readonly opinions: readonly Opinion[];
  readonly article: Article;
  readonly areCommentsShown: boolean;
  readonly work: Work;
}
