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
 * The day that the reader shows: that of publication, or of the last change where a page tells no other. The truths hold the day that stands
 * on the page, too, whichever it is ("Updated March 3").
 */
export function publicMetadata(metadata: ArticleMetadata): PublicMetadata {
  const { headline, authors, published, modified, leadImage, language } = metadata;
  return {
    headline,
    authors,
    datePublished: dayOf(published) ?? dayOf(modified),
    mainImage: leadImage?.src ?? null,
    inLanguage: language || null,
  };
}

const dayOf = (date: string) => /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? null;
