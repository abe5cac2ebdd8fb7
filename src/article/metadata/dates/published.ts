/** When the article was published, and when it was changed last. */
import { type Claim, metaClaims } from '../claims.ts';
import { textsOf } from '../json-ld.ts';
import type { Sources } from '../sources.ts';
import type { NearLine } from '../surroundings.ts';
import { dayNumber } from './calendar-day.ts';
import type { DateHabits } from './find-dates.ts';
import { isoDate } from './iso-date.ts';
import { findDatesBehind, findShownDates } from './shown-dates.ts';

export interface Dates {
  published: Claim;
  modified: Claim;
}

const PUBLISHED = {
  'article:published_time': 'Open Graph',
  'article:published': 'Open Graph',
  'og:article:published_time': 'Open Graph',
  'og:published_time': 'Open Graph',
  'parsely-pub-date': 'meta',
  'sailthru.date': 'meta',
  citation_publication_date: 'meta',
  citation_date: 'meta',
  citation_online_date: 'meta',
  'dc.date.issued': 'meta',
  'dcterms.issued': 'meta',
  'dc.date': 'meta',
  'dcterms.date': 'meta',
  'dc.date.created': 'meta',
  'dcterms.created': 'meta',
  pubdate: 'meta',
  publishdate: 'meta',
  'publish-date': 'meta',
  publish_date: 'meta',
  publication_date: 'meta',
  'date-pub': 'meta',
  'ms.date': 'meta',
  date: 'meta',
};
const MODIFIED = {
  'article:modified_time': 'Open Graph',
  'article:modified': 'Open Graph',
  'og:updated_time': 'Open Graph',
  'dcterms.modified': 'meta',
  'dc.date.modified': 'meta',
  'last-modified': 'meta',
  lastmod: 'meta',
};

/** Names of meta elements that say it in their own words. */
const PUBLISHED_NAME = /publish|publication|pub-?date|date-?pub|issued/;

/** Nothing rather than a guess: where no source can be read in one way, there is no date. */
export function chooseDates(
  sources: Sources,
  near: readonly NearLine[],
  behind: readonly NearLine[],
  habits: DateHabits,
): Dates {
  const { graph, article, page, meta, snapshot, facts } = sources;
  const ofNode = (value: unknown): Claim[] => textsOf(graph, value).map((text) => ({ value: text, source: 'JSON-LD' }));
  const ofProperty = (name: string): Claim[] => ownProperty(sources, name, near);
  const shown = findShownDates(snapshot, facts, near, habits);
  // meta elements of microdata are among the properties, with whose they are
  const isOther = (name: string) =>
    PUBLISHED_NAME.test(name) && !facts.properties.some((property) => property.name === name);
  const otherNames = Object.fromEntries(
    Object.keys(meta)
      .filter(isOther)
      .map((name) => [name, 'meta']),
  );
  const address = { value: dayInAddress(snapshot.url), source: 'address' };
  const published = [
    ...ofNode(article.datePublished),
    ...metaClaims(meta, PUBLISHED),
    ...ofProperty('datepublished'),
    ...metaClaims(meta, otherNames),
    ...shown.published,
    ...ofNode(page.datePublished),
    ...ofNode(article.dateCreated),
    ...ofProperty('datecreated'),
    address,
    ...findDatesBehind(snapshot, facts, behind, habits).published,
  ];
  const modified = [
    ...ofNode(article.dateModified),
    ...metaClaims(meta, MODIFIED),
    ...ofProperty('datemodified'),
    ...shown.modified,
    ...ofNode(page.dateModified),
  ];
  const first = firstDate(published, habits);
  const last = firstDate(modified, habits);
  // what is "published" at every change says nothing of the day that the page shows before it
  const isReset = first.source === 'JSON-LD' && first.value === last.value;
  const before = shown.published.find(({ value }) => value.slice(0, 10) < first.value.slice(0, 10));
  return {
    published: inOwnZone((isReset && before) || first, [...shown.published, address]),
    modified: inOwnZone(last, shown.modified),
  };
}

/** Of several values for the whole page, none is known to be the article's, unless it stands near the headline. */
function ownProperty({ facts, snapshot }: Sources, name: string, near: readonly NearLine[]): Claim[] {
  const found = facts.properties.filter((property) => property.name === name);
  const first = Math.min(...near.map(({ node }) => node));
  const last = Math.max(...near.map(({ end }) => end));
  const own = found.filter(({ node, scope }) => {
    const holds = scope > 0 && scope < last && (snapshot.nodes.end[scope] as number) > first;
    return holds || (node >= first && node < last);
  });
  const candidates = own.length > 0 ? own : found;
  const isOne = new Set(candidates.map(({ value }) => value)).size === 1;
  return isOne ? candidates.slice(0, 1).map(({ value, source }) => ({ value, source })) : [];
}

/**
 * A time in UTC is the server's. Where the page shows the day before or after, or the same time in another zone, that
 * is the day of those who wrote it.
 */
function inOwnZone(date: Claim, shown: readonly Claim[]): Claim {
  if (!date.value.endsWith('Z')) return date;
  const sameTime = shown.find(
    ({ value }) => /T.*[+-]\d\d:\d\d$/.test(value) && Date.parse(value) === Date.parse(date.value),
  );
  const isShown = shown.some(({ value }) => value.slice(0, 10) === date.value.slice(0, 10));
  const beside = shown.find(({ value }) => Math.abs(dayNumber(value) - dayNumber(date.value)) === 1);
  return sameTime ?? (isShown ? date : beside) ?? date;
}

function firstDate(claims: readonly Claim[], habits: DateHabits): Claim {
  for (const { value, source } of claims) {
    const iso = isoDate(value, habits);
    if (iso !== '') return { value: iso, source };
  }
  return { value: '', source: '' };
}

/** Addresses of blogs hold the day: /2026/03/14/title */
function dayInAddress(url: string): string {
  const match = /\/((?:19|20)\d\d)[/-](\d\d?)[/-](\d\d?)(?=[/-]|$)/.exec(url);
  return match
    ? match
        .slice(1)
        .map((part) => part.padStart(2, '0'))
        .join('-')
    : '';
}
