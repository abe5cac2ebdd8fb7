import type { ArticleMetadata } from '../types.ts';

/** Metadata of a page that gives none. */
export const NO_METADATA: Readonly<ArticleMetadata> = {
  headline: '',
  authors: [],
  byline: '',
  published: '',
  modified: '',
  site: '',
  section: '',
  description: '',
  url: '',
  language: '',
  direction: 'ltr',
  leadImage: null,
  images: [],
  licence: '',
  sources: {},
};
