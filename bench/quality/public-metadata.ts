import type { ArticleMetadata } from '../../src/article/types.ts';

/** Metadata with the benchmarks' field names. */
export interface PublicMetadata {
  headline: string;
  authors: readonly string[];
  datePublished: string | null;
  mainImage: string | null;
  inLanguage: string | null;
}

/**
 * Returns the metadata for a benchmark. Without a publication date, the visible date of the last change counts, because
 * truths take whichever date the page shows ("Updated March 3"). A change in Open Graph does not count: any edit sets
 * it, and it is not visible.
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
