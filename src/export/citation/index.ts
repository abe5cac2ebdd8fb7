import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { element } from '../../article/structure/hast.ts';
import type { ArticleMetadata } from '../../article/types.ts';
import { foldForComparison } from '../../shared/text.ts';
import { holds } from '../../vocabulary/match.ts';
import { FAMILY_PARTICLES, ORGANISATION_NAMES } from '../../vocabulary/names/authors.ts';
import { sound } from '../printable.ts';
import { apa, bibtex, chicago, cslJson, mla, type ReferencePart, ris } from './references.ts';
import type { CitationStyle, CitedDate, CitedName, CitedSource } from './types.ts';

export interface Citation {
  text: string;
  /** The reference as HTML with italics; absent in BibTeX, RIS and CSL-JSON. */
  html?: string;
}

/** Returns a reference to the page. `accessed`: time at which the user read the page. */
export function cite(metadata: ArticleMetadata, style: CitationStyle, accessed: Date): Citation {
  const reference = WRITERS[style](sourceOf(metadata, accessed));
  return typeof reference === 'string' ? { text: reference } : runningText(reference);
}

const WRITERS: Readonly<Record<CitationStyle, (source: CitedSource) => string | ReferencePart[]>> = {
  apa,
  mla,
  chicago,
  bibtex,
  ris,
  'csl-json': cslJson,
};

function runningText(parts: readonly ReferencePart[]): Citation {
  const children = parts.map((part): ElementContent => {
    return typeof part === 'string' ? { type: 'text', value: part } : element('i', {}, part.italic);
  });
  const text = parts.map((part) => (typeof part === 'string' ? part : part.italic)).join('');
  return { text: text.trim(), html: toHtml({ type: 'root', children }).trim() };
}

/** Particles before family names ("de", "van"). */
const PARTICLE = holds(`^(?:${FAMILY_PARTICLES})$`);
const SUFFIX = /^(?:jr\.?|sr\.?|ii|iii|iv)$/i;
/** Words and characters that occur in names of organisations, but not of persons. */
const ORGANISATION = holds(`^the\\s|\\b(?:${ORGANISATION_NAMES})\\b|[&|/\\d]`);
/** Writing systems in which the family name comes first, or is not separated from the given name by a space. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function sourceOf(metadata: ArticleMetadata, accessed: Date): CitedSource {
  const { headline, authors, site, published, url, language } = metadata;
  const line = (text: string) => sound(text).replace(/\s+/g, ' ').trim();
  const names = authors.map(line).filter((name) => name !== '');
  const isSite = (name: string) => foldForComparison(name) === foldForComparison(site);
  return {
    title: line(headline || site),
    // drops the site's name from the authors: the reference contains the site anyway
    authors: names.filter((name) => !isSite(name)).map(nameOf),
    site: line(site),
    published: dateOf(published),
    accessed: { year: accessed.getFullYear(), month: accessed.getMonth() + 1, day: accessed.getDate() },
    url: line(url),
    language: line(language),
  };
}

function nameOf(name: string): CitedName {
  const words = name.split(' ');
  if (words.length === 1 || words.length > 6 || ORGANISATION.test(name) || FAMILY_FIRST.test(name))
    return { literal: name };
  const comma = /^([^,]+), ([^,]+)$/.exec(name);
  if (comma?.[1] && comma[2] && !SUFFIX.test(comma[2])) return { family: comma[1], given: comma[2] };
  let start = words.length - 1;
  while (start > 1 && SUFFIX.test(words[start] as string)) start--;
  while (start > 1 && PARTICLE.test(words[start - 1] as string)) start--;
  return {
    family: words.slice(start).join(' ').replace(',', ''),
    given: words.slice(0, start).join(' ').replace(/,$/, ''),
  };
}

/** Returns the date as written on the page, not converted to the user's time zone; null if it has no year. */
function dateOf(published: string): CitedDate | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(published) ?? [];
  if (!year) return null;
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return {
    year: Number(year),
    ...(isMonth ? { month: Number(month), ...(day ? { day: Number(day) } : {}) } : {}),
  };
}
