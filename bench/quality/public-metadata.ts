import type { ArticleMetadata } from '../../src/article/types.ts';

/** Metadata by the names that the benchmarks use. */
export interface PublicMetadata {
  headline: string;
  authors: string[];
  datePublished: string | null;
  mainImage: string | null;
  inLanguage: string | null;
}

export function publicMetadata({ headline, byline, published, leadImage, language }: ArticleMetadata): PublicMetadata {
  return {
    headline,
    authors: byline === '' ? [] : byline.split(', '),
    datePublished: /^\d{4}-\d{2}-\d{2}/.exec(published)?.[0] ?? null,
    mainImage: leadImage?.src ?? null,
    inLanguage: language || null,
  };
}
