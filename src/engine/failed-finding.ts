import { NO_METADATA } from '../article/types.ts';
import type { Finding, KeptText } from './types.ts';

const NOTHING_KEPT: KeptText = { marks: [], objects: [], notes: [] };

/** Returns a result without text, for a page from which no article could be made. It contains the page's title. */
export function failedFinding(page: { readonly title: string; readonly url: string }, algorithm: string): Finding {
  return {
    by: null,
    instead: null,
    answer: { algorithm, marks: [], confidence: null, page: null, empty: 'failed' },
    kept: NOTHING_KEPT,
    article: {
      tree: { type: 'root', children: [] },
      metadata: { ...NO_METADATA, headline: page.title, url: page.url },
      words: 0,
      minutes: 1,
      algorithm,
      comments: null,
      confidence: null,
      page: null,
      empty: 'failed',
    },
    commented: null,
    comments: null,
    commentMarks: [],
    accounted: [],
    offers: [],
  };
}
