import type { ArticleMetadata } from '../types.ts';

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
