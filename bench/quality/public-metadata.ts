import type { ArticleMetadata } from '../../src/article/types.ts';

export interface PublicMetadata {
  headline: string;
  authors: readonly string[];
  datePublished: string | null;
  mainImage: string | null;
  inLanguage: string | null;
}

/**
 * Returns an article's metadata in the form of the benchmarks. If there is no publication date, uses the date of an
 * update that the page shows, as the ground truths do. Ignores the modification date in Open Graph, which is invisible
 * and changes with any edit.
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
