/** Chooses the dates of publication and of the last change. */
import { holds } from '../../../vocabulary/match.ts';
import { PUBLISHED_META } from '../../../vocabulary/names/dates.ts';
import { type Claim, jsonLdClaims, metaClaims } from '../claims.ts';
import type { NearLine } from '../headline-lines.ts';
import { isLongPage } from '../lines.ts';
import type { Sources } from '../sources.ts';
import { dayNumber } from './calendars.ts';
import { type DateHabits, findDates } from './find-dates.ts';
import { isoDate } from './iso-date.ts';
import { findDatesBehind, findLabelledDates, findShownDates, type NearDate, type ShownDates } from './shown-dates.ts';

export interface Dates {
  published: Claim;
  modified: Claim;
}

const PUBLISHED = (
  'article:published_time article:published og:article:published_time og:published_time parsely-pub-date ' +
  'sailthru.date citation_publication_date citation_date citation_online_date dc.date.issued dcterms.issued ' +
  'dc.date.created dcterms.created pubdate publishdate publish-date publish_date publication_date date-pub'
).split(' ');
/** Names of meta elements that some pages use for the last change. */
const DATE = ['dc.date', 'dcterms.date', 'ms.date', 'date'];
const MODIFIED =
  'article:modified_time article:modified og:updated_time dcterms.modified dc.date.modified last-modified lastmod'.split(
    ' ',
  );

/** Other names of meta elements for the publication date. */
const PUBLISHED_NAME = holds(PUBLISHED_META);

/** Most lines between the headline and a date that is certainly the article's. */
const BESIDE = 3;

const dayOf = ({ value }: Claim) => value.slice(0, 10);

/** Chooses the dates; empty, not guessed, if no source is unambiguous. */
export function chooseDates(
  sources: Sources,
  near: readonly NearLine[],
  behind: () => readonly NearLine[],
  habits: DateHabits,
): Dates {
  const { page } = sources;
  const shown = findShownDates(sources, near, habits);
  const address = { value: dayInAddress(page.snapshot.url, habits), source: 'address' };
  const first = firstDate(publishedClaims(sources, near, behind, habits, [ownFirst(shown), [address]]), habits);
  const changed = firstDate(modifiedClaims(sources, near, shown.modified), habits);
  const isUnknown = first.value === '' && changed.value === '' && !isLongPage(page);
  const last = isUnknown ? firstDate(findLabelledDates(page, habits, 'modified'), habits) : changed;
  // if "published" is reset at every change, an earlier date shown on the page is right
  const isReset = first.source === 'JSON-LD' && first.value === last.value;
  const isLate = last.value !== '' && dayOf(first) >= dayOf(last);
  const credible = shown.published.filter(
    ({ distance, isCredit }) => isReset || isCredit || (isLate && distance !== 0 && Math.abs(distance) <= BESIDE),
  );
  const before = [...credible, ...(isReset ? findLabelledDates(page, habits, 'published') : [])].find(
    (claim) => dayOf(claim) < dayOf(first),
  );
  return {
    published: inOwnZone(before ?? first, [...shown.published, address]),
    modified: inOwnZone(last, shown.modified),
  };
}

/** Sorts shown dates after a date of change to the end: they belong to something else, such as the next post. */
function ownFirst({ published, modified }: ShownDates): NearDate[] {
  const isOthers = (date: NearDate) => modified.some((changed) => dayOf(changed) < dayOf(date));
  return [...published.filter((date) => !isOthers(date)), ...published.filter(isOthers)];
}

/** Yields the claims of the publication date, best first; later sources are searched only if needed. */
function* publishedClaims(
  sources: Sources,
  near: readonly NearLine[],
  behind: () => readonly NearLine[],
  habits: DateHabits,
  [shown, inAddress]: readonly [readonly Claim[], readonly Claim[]],
): Generator<Claim> {
  const { graph, article, webPage, meta, page } = sources;
  yield* jsonLdClaims(graph, article.datePublished);
  yield* metaClaims(meta, PUBLISHED);
  yield* ownProperty(sources, 'datepublished', near);
  yield earliest(metaClaims(meta, otherNames(sources)), habits);
  yield* metaClaims(meta, DATE);
  yield* shown;
  yield* jsonLdClaims(graph, webPage.datePublished, article.dateCreated);
  yield* ownProperty(sources, 'datecreated', near);
  yield* inAddress;
  yield* findDatesBehind(sources, behind(), habits).published;
  yield* findLabelledDates(page, habits, 'published');
}

function* modifiedClaims(sources: Sources, near: readonly NearLine[], shown: readonly Claim[]): Generator<Claim> {
  const { graph, article, webPage, meta } = sources;
  yield* jsonLdClaims(graph, article.dateModified);
  yield* metaClaims(meta, MODIFIED);
  yield* ownProperty(sources, 'datemodified', near);
  yield* shown;
  yield* jsonLdClaims(graph, webPage.dateModified);
}

/** Returns non-standard names of meta elements, except microdata, which is read as properties with their item. */
function otherNames({ meta, facts }: Sources): string[] {
  const isOther = (name: string) =>
    PUBLISHED_NAME.test(name) && !facts.properties.some((property) => property.name === name);
  return Object.keys(meta).filter(isOther);
}

/** Returns the earliest date: some systems record every delivery of a page as a publication, under another name. */
function earliest(claims: readonly Claim[], habits: DateHabits): Claim {
  const values = claims.map(({ value }) => isoDate(value, habits)).filter((value) => value !== '');
  return { value: values.sort()[0] ?? '', source: 'meta' };
}

/** Returns the article's property: one near the headline, else the only value on the page. */
function ownProperty({ facts, page }: Sources, name: string, near: readonly NearLine[]): Claim[] {
  const found = facts.properties.filter((property) => property.name === name);
  if (found.length === 0) return [];
  const first = Math.min(...near.map(({ node }) => node));
  const last = Math.max(...near.map(({ end }) => end));
  const own = found.filter(({ node, scope }) => {
    const holds = scope > 0 && scope < last && page.endOf(scope) > first;
    return holds || (node >= first && node < last);
  });
  const candidates = own.length > 0 ? own : found;
  const isOne = new Set(candidates.map(({ value }) => value)).size === 1;
  return isOne ? candidates.slice(0, 1).map(({ value, source }) => ({ value, source })) : [];
}

/**
 * Replaces a time in UTC or without a zone, which is the server's, by the date that the page shows, if that is the same
 * time in another zone or the day before or after: that is the author's date.
 */
function inOwnZone(date: Claim, shown: readonly Claim[]): Claim {
  if (!/T[^T]*[\dZ]$/.test(date.value) || /[+-]\d\d:\d\d$/.test(date.value)) return date;
  const sameTime = shown.find(
    ({ value }) => /T[^T]*[+-]\d\d:\d\d$/.test(value) && Date.parse(value) === Date.parse(date.value),
  );
  const isShown = shown.some(({ value }) => value.slice(0, 10) === date.value.slice(0, 10));
  const beside = shown.find(({ value }) => Math.abs(dayNumber(value) - dayNumber(date.value)) === 1);
  return sameTime ?? (isShown ? date : beside) ?? date;
}

function firstDate(claims: Iterable<Claim>, habits: DateHabits): Claim {
  for (const { value, source } of claims) {
    const iso = isoDate(value, habits);
    if (iso !== '') return { value: iso, source };
  }
  return { value: '', source: '' };
}

/** Returns the day in a blog's address; the month may be a name: /2026/03/14/title, /2026/mar/14/title */
function dayInAddress(url: string, habits: DateHabits): string {
  const match = /\/((?:19|20)\d\d)[/-](\d\d?|[a-z]{3,9})[/-](\d\d?)(?=[/-]|$)/.exec(url);
  if (!match) return '';
  const [, year = '', month = '', day = ''] = match;
  if (/[a-z]/.test(month)) return findDates(`${day} ${month} ${year}`, habits)[0]?.iso ?? '';
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
