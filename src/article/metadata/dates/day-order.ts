/** The part that comes first in a numeric date such as 03/04/2026. After a year comes the month. */
export type DayOrder = 'day' | 'month' | 'year';

/** By the languages and regions that a page declares. Null if unknown, as for English without a region. */
export function dayOrder(tags: readonly string[]): DayOrder | null {
  const tag = tags.find((candidate) => hasRegion(candidate)) ?? tags[0] ?? '';
  if (tag === '' || /^en$/i.test(tag)) return null;
  if (/^en-us$/i.test(tag)) return 'month';
  const known = DAY_FIRST.test(tag) ? 'day' : byTag.get(tag);
  if (known !== undefined) return known;
  const order = orderIn(tag);
  byTag.set(tag, order);
  return order;
}

/** Of English dates, by the country in the host's name (".co.uk"); null if it names no country. */
export function orderOfHost(host: string): DayOrder | null {
  if (/\.(?:us|gov|mil|edu)$/.test(host)) return 'month';
  return /\.(?:uk|au|nz|ie|in|za|sg|my|hk|ng|ke|gh|pk|lk|bd|mt|ae|eu)$/.test(host) ? 'day' : null;
}

/** A numeric date with slashes, such as 25/01/2026. */
const DAY_IN_NUMBERS = /(?<![\d/])(\d\d?)\/(\d\d?)\/(?:19|20)\d\d(?![\d/])/;

/** A number above 12 must be the day. Null if no date has such a number, or if dates contradict each other. */
export function orderInTexts(texts: readonly string[]): DayOrder | null {
  const orders = new Set<DayOrder>();
  for (const text of texts) {
    if (text.length > LONGEST_WITH_DAY) continue;
    const [, first = '', second = ''] = DAY_IN_NUMBERS.exec(text) ?? [];
    if (Number(first) > 12) orders.add('day');
    if (Number(second) > 12) orders.add('month');
  }
  return orders.size === 1 ? ([...orders][0] ?? null) : null;
}

const LONGEST_WITH_DAY = 200;

/** Common languages in which a date begins with the day. The list saves creating a date format, which is slow. */
const DAY_FIRST =
  /^(?:ar|bg|ca|cs|da|el|fi|he|hi|hr|id|ms|nb|no|ro|sk|th|vi|en-(?:gb|au|nz|ie|in)|de(?:-(?:de|at|ch))?|fr(?:-(?:fr|be|ch))?|es(?:-(?:es|mx|ar))?|it(?:-it)?|pt(?:-(?:br|pt))?|nl(?:-(?:nl|be))?|pl(?:-pl)?|ru(?:-ru)?|uk(?:-ua)?|tr(?:-tr)?)$/i;

/** Cache by language tag, because creating a date format is slow. */
const byTag = new Map<string, DayOrder | null>();

function orderIn(tag: string): DayOrder | null {
  try {
    const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'numeric', year: 'numeric' });
    const types = format.formatToParts(0).map(({ type }) => type);
    return types.find((type) => type === 'day' || type === 'month' || type === 'year') ?? null;
  } catch {
    // RangeError: a page may declare a language that does not exist
    return null;
  }
}

function hasRegion(tag: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-(?:[a-z]{2}|\d{3})\b/i.test(tag);
}
