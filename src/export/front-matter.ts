import { stringify } from 'yaml';
import type { ArticleMetadata } from '../article/types.ts';
import { sound } from './characters.ts';

/** Line ends in YAML 1.1, which many programs still read, but not in YAML 1.2, which is written here. */
const LINE_ENDS = /[\u2028\u2029]/g;

/** Returns the metadata as YAML, without empty fields. */
export function frontMatter(metadata: ArticleMetadata): string {
  const { headline, authors, published, modified, site, section, description, url, language, licence } = metadata;
  const fields = {
    title: headline,
    authors: authors.map(value),
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
    .filter(([, field]) => field.length > 0)
    .map(([name, field]) => [name, typeof field === 'string' ? value(field) : field]);
  return stringify(Object.fromEntries(known), { lineWidth: 0 });
}

function value(text: string): string {
  return sound(text).replace(LINE_ENDS, ' ');
}
