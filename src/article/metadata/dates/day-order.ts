/** The first part of a numeric date; after a year comes the month. */
export type DayOrder = 'day' | 'month' | 'year';

/**
 * Returns the order for the language and region that a page declares; null if unknown: English without a region uses
 * both orders.
 */
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

/** Returns the order for English pages by the country of a host; null if it shows none. */
export function orderOfHost(host: string): DayOrder | null {
  if (/\.(?:us|gov|mil|edu)$/.test(host)) return 'month';
  return /\.(?:uk|au|nz|ie|in|za|sg|my|hk|ng|ke|gh|pk|lk|bd|mt|ae|eu)$/.test(host) ? 'day' : null;
}

/** Numeric dates. */
const DAY_IN_NUMBERS = /(?<![\d/])(\d\d?)\/(\d\d?)\/(?:19|20)\d\d(?![\d/])/;

/**
 * Returns the order of other numeric dates on a page, if one number cannot be a month; null if unclear or
 * contradictory.
 */
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

/** The most frequent day-first languages, known without asking the browser. */
const DAY_FIRST =
  /^(?:en-(?:gb|au|nz|ie|in)|de(?:-(?:de|at|ch))?|fr(?:-(?:fr|be|ch))?|es(?:-(?:es|mx|ar))?|it(?:-it)?|pt(?:-(?:br|pt))?|nl(?:-(?:nl|be))?|pl(?:-pl)?|ru(?:-ru)?|uk(?:-ua)?|tr(?:-tr)?)$/i;

/** Cache by language tag: creating a date format is slow, and the same languages recur. */
const byTag = new Map<string, DayOrder | null>();

function orderIn(tag: string): DayOrder | null {
  try {
    const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'numeric', year: 'numeric' });
    const types = format.formatToParts(0).map(({ type }) => type);
    return types.find((type) => type === 'day' || type === 'month' || type === 'year') ?? null;
  } catch {
    // RangeError: pages declare languages that do not exist
    return null;
  }
}

function hasRegion(tag: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-(?:[a-z]{2}|\d{3})\b/i.test(tag);
}
