import type { ArticleMetadata } from '../../src/article/types.ts';

/** Metadata by the names that the benchmarks use. */
export interface PublicMetadata {
  headline: string;
  authors: readonly string[];
  datePublished: string | null;
  mainImage: string | null;
  inLanguage: string | null;
}

/** The day of publication is asked for: that of the last change is no answer. */
export function publicMetadata(metadata: ArticleMetadata): PublicMetadata {
  const { headline, authors, published, leadImage, language } = metadata;
  return {
    headline,
    authors,
    datePublished: /^\d{4}-\d{2}-\d{2}/.exec(published)?.[0] ?? null,
    mainImage: leadImage?.src ?? null,
    inLanguage: language || null,
  };
}
