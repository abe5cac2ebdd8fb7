/** What one algorithm found on a page, wherever it was read. */
import type { Mark, Selection } from '../algorithms/types.ts';
import { emptyArticle } from '../article/empty-article.ts';
import type { ReadArticle } from '../article/make-article.ts';
import type { Article } from '../article/types.ts';
import type { Offer } from '../engine/offer.ts';
import type { ReadThere } from '../engine/room/request.ts';
import { intact } from '../platform/unclobbered.ts';
import type { LastWord } from '../selection/trace.ts';

export interface Finding {
  /** The algorithm whose text it is; null when no article could be built. */
  by: string | null;
  /** What the algorithm answered; null when no article could be built. */
  answer: Selection | null;
  /** What stands in the article, and how it came there; null as above. */
  read: ReadArticle | null;
  /** What stands in the article, after all passes. */
  marks: readonly Mark[];
  article: Article;
  /** '' or a sentence for the user. */
  notice: string;
  /** The article with the comments under it; the same one where there are none. */
  withComments(): Article;
  /** What the page itself offers beside it. */
  offers(): readonly Offer[];
  /** The last word on every visible block; null when there is nothing to explain, or the script that does so is not there. */
  explain(areCommentsShown: boolean): readonly LastWord[] | null;
}

export function failedFinding(document: Document, algorithm: string): Finding {
  const article = failedArticle(document, algorithm);
  return { ...NOTHING_KNOWN, by: null, marks: [], article, offers: () => [], withComments: () => article };
}

/** Nothing can be asked of it: neither answer nor trace. */
const NOTHING_KNOWN = { answer: null, read: null, notice: '', explain: () => null };

/** What the reading room found. */
export function findingFromThere({ article, commented, marks, offers }: ReadThere): Finding {
  const by = article.algorithm;
  return { ...NOTHING_KNOWN, by, marks, article, offers: () => offers, withComments: () => commented ?? article };
}

export function failedArticle(document: Document, algorithm: string): Article {
  const { title, URL: url } = intact(document);
  return emptyArticle({ title, url }, algorithm, 'failed');
}
