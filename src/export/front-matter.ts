import { stringify } from 'yaml';
import type { ArticleMetadata } from '../article/types.ts';
import { sound } from './characters.ts';

/** The metadata as YAML, without fields that the page says nothing of. */
export function frontMatter(metadata: ArticleMetadata): string {
  const { headline, authors, published, modified, site, section, description, url, language, licence } = metadata;
  const fields = {
    title: headline,
    authors: authors.map(sound),
    published,
    modified,
    site,
    section,
    description,
    source: url,
    language,
    licence,
  };
  const known = Object.entries(fields)
    .filter(([, value]) => value.length > 0)
    .map(([name, value]) => [name, typeof value === 'string' ? sound(value) : value]);
  return stringify(Object.fromEntries(known), { lineWidth: 0 });
}
