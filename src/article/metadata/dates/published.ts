import { holds } from '../../../vocabulary/match.ts';
import { PUBLISHED_META } from '../../../vocabulary/names/dates.ts';
import { isLongPage, type NearLine } from '../lines.ts';
import { type Claim, jsonLdClaims, metaClaims, NO_CLAIM, type Sources } from '../sources.ts';
import { dayNumber } from './calendars.ts';
import { type DateHabits, findDates, isoDate } from './find-dates.ts';
import { findDatesBehind, findLabelledDates, findShownDates, type NearDate, type ShownDates } from './shown-dates.ts';

const PUBLISHED = (
  'article:published_time article:published og:article:published_time og:published_time parsely-pub-date ' +
  'sailthru.date citation_publication_date citation_date citation_online_date dc.date.issued dcterms.issued ' +
  'dc.date.created dcterms.created pubdate publishdate publish-date publish_date publication_date date-pub'
).split(' ');
/** Meta elements that mean the date of publication on some pages, and the date of the last change on others. */
const DATE = ['dc.date', 'dcterms.date', 'ms.date', 'date'];
const MODIFIED =
  'article:modified_time article:modified og:updated_time dcterms.modified dc.date.modified last-modified lastmod'.split(
    ' ',
  );

/** Matches names of meta elements that probably mean the date of publication: they contain "publish" or the like. */
const PUBLISHED_NAME = holds(PUBLISHED_META);

/** Maximum distance between the headline and a date that certainly belongs to the article (lines). */
const BESIDE = 3;

const dayOf = ({ value }: Claim) => value.slice(0, 10);

/** Chooses the dates of publication and of the last change; leaves a date empty if no source is certain. */
export function chooseDates(
  sources: Sources,
  near: readonly NearLine[],
  behind: () => readonly NearLine[],
  habits: DateHabits,
): { published: Claim; modified: Claim } {
  const { page } = sources;
  const shown = findShownDates(sources, near, habits);
  const address = { value: dayInAddress(page.snapshot.url, habits), source: 'address' };
  const first = firstDate(publishedClaims(sources, near, behind, habits, [ownFirst(shown), [address]]), habits);
  const changed = firstDate(modifiedClaims(sources, near, shown.modified), habits);
  const isUnknown = first.value === '' && changed.value === '' && !isLongPage(page);
  const last = isUnknown ? firstDate(findLabelledDates(page, habits, 'modified'), habits) : changed;
  // some sites set "published" to the time of every change; an earlier date on the page is then the right one
  const isSame = first.value === last.value;
  const isReset = isSame && first.source === 'JSON-LD';
  const marked = isSame && first.source === 'Open Graph' ? ownProperty(sources, 'datepublished', near) : [];
  const isLate = last.value !== '' && dayOf(first) >= dayOf(last);
  // if the page shows the date that its metadata declares, an earlier date near the headline belongs to another text
  const isShown = shown.published.some((date) => dayOf(date) === dayOf(first));
  const isBeside = (distance: number) => !isShown && distance !== 0 && Math.abs(distance) <= BESIDE;
  const credible = shown.published.filter(
    ({ distance, isCredit }) => isReset || isCredit || (isLate && isBeside(distance)),
  );
  const before = [
    firstDate(marked, habits),
    ...credible,
    ...(isReset ? findLabelledDates(page, habits, 'published') : []),
  ].find((claim) => claim.value !== '' && dayOf(claim) < dayOf(first));
  return {
    published: inOwnZone(before ?? first, [...shown.published, address], last),
    modified: inOwnZone(last, shown.modified, NO_CLAIM),
  };
}

/** Puts dates later than the last change after all other dates: they belong to another text, such as the next post. */
function ownFirst({ published, modified }: ShownDates): NearDate[] {
  const isOthers = (date: NearDate) => modified.some((changed) => dayOf(changed) < dayOf(date));
  return [...published.filter((date) => !isOthers(date)), ...published.filter(isOthers)];
}

/** Yields possible dates, the most reliable first. Is a generator, so that later sources are read only if needed. */
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
  yield dayInTitle(sources.documentTitle, habits);
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

/** Returns the names of meta elements that match `PUBLISHED_NAME`, without microdata, which `ownProperty` reads. */
function otherNames({ meta, facts }: Sources): string[] {
  const isOther = (name: string) =>
    PUBLISHED_NAME.test(name) && !facts.properties.some((property) => property.name === name);
  return Object.keys(meta).filter(isOther);
}

/** Returns the earliest date, because some systems declare the time of the request as a second date of publication. */
function earliest(claims: readonly Claim[], habits: DateHabits): Claim {
  const values = claims.map(({ value }) => isoDate(value, habits)).filter((value) => value !== '');
  return { value: values.sort()[0] ?? '', source: 'meta' };
}

/** Returns a microdata property near the headline, or else anywhere on the page; empty if its values differ. */
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
 * Metadata often gives a date in the server's time (UTC or no zone). Returns the author's local date instead, if the
 * page shows it: the same moment with a time zone; or else, if the page does not show the day of `date`, the day
 * before or after it. Without a time, that day must not be the day of the last change (`changed`).
 */
function inOwnZone(date: Claim, shown: readonly Claim[], changed: Claim): Claim {
  if (!/T[^T]*[\dZ]$/.test(date.value) || /[+-]\d\d:\d\d$/.test(date.value)) return date;
  const sameTime = shown.find(
    ({ value }) => /T[^T]*[+-]\d\d:\d\d$/.test(value) && Date.parse(value) === Date.parse(date.value),
  );
  const isShown = shown.some((own) => dayOf(own) === dayOf(date));
  const beside = shown.find(
    (own) =>
      Math.abs(dayNumber(own.value) - dayNumber(date.value)) === 1 &&
      (own.value.includes('T') ? isSameMinute(own.value, date.value) : dayOf(own) !== dayOf(changed)),
  );
  return sameTime ?? (isShown ? date : beside) ?? date;
}

/** Returns whether two times may be the same moment in two time zones: zones differ by multiples of 15 minutes. */
function isSameMinute(a: string, b: string): boolean {
  return (Number(a.slice(14, 16)) - Number(b.slice(14, 16))) % 15 === 0;
}

function firstDate(claims: Iterable<Claim>, habits: DateHabits): Claim {
  for (const { value, source } of claims) {
    const iso = isoDate(value, habits);
    if (iso !== '') return { value: iso, source };
  }
  return NO_CLAIM;
}

/** Returns the date that is the last part of a page's title: "Headline | Section | 28.04.2023". */
function dayInTitle(title: string, habits: DateHabits): Claim {
  const part = title.slice(title.lastIndexOf('|') + 1).trim();
  const [date] = findDates(part, habits);
  const isWhole = part !== title && date?.start === 0 && date.end === part.length;
  return isWhole ? { value: date.iso, source: 'title of the page' } : NO_CLAIM;
}

/** Returns the date in a blog's address, such as /2026/03/14/title or /2026/mar/14/title; '' for none. */
function dayInAddress(url: string, habits: DateHabits): string {
  const match = /\/((?:19|20)\d\d)[/-](\d\d?|[a-z]{3,9})[/-](\d\d?)(?=[/-]|$)/.exec(url);
  if (!match) return '';
  const [, year = '', month = '', day = ''] = match;
  if (/[a-z]/.test(month)) return findDates(`${day} ${month} ${year}`, habits)[0]?.iso ?? '';
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
