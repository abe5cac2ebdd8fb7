import type { ArticleMetadata } from '../../src/article/types.ts';

/** Metadata by the names that the benchmarks use. */
export interface PublicMetadata {
  headline: string;
  authors: readonly string[];
  datePublished: string | null;
  mainImage: string | null;
  inLanguage: string | null;
}

/**
 * The day of publication, or of the last change where a page tells no other and says it: the truths hold the day that stands on the page, too,
 * whichever it is ("Updated March 3"). What Open Graph calls changed is any touch of the page, and nobody sees it.
 */
export function publicMetadata(metadata: ArticleMetadata): PublicMetadata {
  const { headline, authors, published, modified, leadImage, language, sources } = metadata;
  const changed = sources.modified === 'Open Graph' ? '' : modified;
  return {
    headline,
    authors,
    datePublished: dayOf(published) ?? dayOf(changed),
    mainImage: leadImage?.src ?? null,
    inLanguage: language || null,
  };
}

const dayOf = (date: string) => /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? null;
