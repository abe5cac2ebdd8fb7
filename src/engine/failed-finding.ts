import { emptyArticle } from '../article/empty-article.ts';
import type { Finding, KeptText } from './types.ts';

const NOTHING_KEPT: KeptText = { marks: [], objects: [], notes: [] };

/** Returns a result without text, for a page from which no article could be made. */
export function failedFinding(page: { readonly title: string; readonly url: string }, algorithm: string): Finding {
  const article = emptyArticle(page, algorithm, 'failed');
  return {
    by: null,
    instead: null,
    answer: { algorithm, marks: [], confidence: null, page: null, empty: 'failed' },
    kept: NOTHING_KEPT,
    article,
    commented: null,
    comments: null,
    commentMarks: [],
    accounted: [],
    offers: [],
  };
}
