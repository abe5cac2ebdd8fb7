import type { EmptyReason } from '../algorithms/types.ts';
import { NO_METADATA } from './metadata/none.ts';
import type { Article } from './types.ts';

/** Returns an article without text, for a page that cannot be read. It contains the page's title and the reason. */
export function emptyArticle(page: { title: string; url: string }, algorithm: string, reason: EmptyReason): Article {
  return {
    tree: { type: 'root', children: [] },
    metadata: { ...NO_METADATA, headline: page.title, url: page.url },
    words: 0,
    minutes: 1,
    algorithm,
    comments: null,
    confidence: null,
    page: null,
    empty: reason,
  };
}
