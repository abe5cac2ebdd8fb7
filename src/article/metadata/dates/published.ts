/** When the article was published, and when it was changed last. */
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
/** Some write the day of the last change there. */
const DATE = ['dc.date', 'dcterms.date', 'ms.date', 'date'];
const MODIFIED =
  'article:modified_time article:modified og:updated_time dcterms.modified dc.date.modified last-modified lastmod'.split(
    ' ',
  );

/** Names of meta elements that say it in their own words. */
const PUBLISHED_NAME = holds(PUBLISHED_META);

/** A day so few lines from the headline is the article's. */
const BESIDE = 3;

const dayOf = ({ value }: Claim) => value.slice(0, 10);

/** Nothing rather than a guess: where no source can be read in one way, there is no date. */
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
  // what is "published" at every change says nothing of the day that the page shows before it
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

/** No text is changed before it is published: a day behind that of a change is another's, the next post's. */
function ownFirst({ published, modified }: ShownDates): NearDate[] {
  const isOthers = (date: NearDate) => modified.some((changed) => dayOf(changed) < dayOf(date));
  return [...published.filter((date) => !isOthers(date)), ...published.filter(isOthers)];
}

/** What is said of the day of publication, best first; the later ones are looked for only where they are needed. */
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

/** Names of meta elements that nobody agreed on; those of microdata are among the properties, with whose they are. */
function otherNames({ meta, facts }: Sources): string[] {
  const isOther = (name: string) =>
    PUBLISHED_NAME.test(name) && !facts.properties.some((property) => property.name === name);
  return Object.keys(meta).filter(isOther);
}

/** Systems count every delivery of a page as a publication, in a name of its own: the first one was that. */
function earliest(claims: readonly Claim[], habits: DateHabits): Claim {
  const values = claims.map(({ value }) => isoDate(value, habits)).filter((value) => value !== '');
  return { value: values.sort()[0] ?? '', source: 'meta' };
}

/** Of several values for the whole page, none is known to be the article's, unless it stands near the headline. */
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
 * A time in UTC, or in no zone, is the server's. Where the page shows the day before or after, or the same time in another zone, that
 * is the day of those who wrote it.
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

/** Addresses of blogs hold the day, some with the month's name: /2026/03/14/title, /2026/mar/14/title */
function dayInAddress(url: string, habits: DateHabits): string {
  const match = /\/((?:19|20)\d\d)[/-](\d\d?|[a-z]{3,9})[/-](\d\d?)(?=[/-]|$)/.exec(url);
  if (!match) return '';
  const [, year = '', month = '', day = ''] = match;
  if (/[a-z]/.test(month)) return findDates(`${day} ${month} ${year}`, habits)[0]?.iso ?? '';
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
