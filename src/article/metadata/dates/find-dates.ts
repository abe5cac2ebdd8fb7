/**
 * Finds dates in a text, written in words of many languages or in numbers. Skips dates with two possible meanings,
 * unless the order of day and month is known: from the language of the page, its host or its other dates.
 */
import { withLetters } from '../../../shared/letters.ts';
import { memoised, weaklyMemoised } from '../../../shared/memoised.ts';
import { withAsciiDigits } from '../../../shared/text.ts';
import { ANY_LANGUAGE, monthNamed } from '../../../vocabulary/date-names.ts';
import { holds } from '../../../vocabulary/match.ts';
import { DATE_FILLERS } from '../../../vocabulary/names/dates.ts';
import { calendarDay, DAY_OF_ERA, persianDay, persianMonth, yearOfEra } from './calendars.ts';

export interface FoundDate {
  iso: string;
  start: number;
  end: number;
}

export interface DateHabits {
  language: string;
  readonly order: DayOrder | null;
}

/** Returns the dates in a text, cached for each page (each `DateHabits`), because lines are searched repeatedly. */
const datesOf = weaklyMemoised((habits: DateHabits) => memoised((text: string) => readDates(text, habits)));

const YEAR = withLetters(String.raw`\p{Nd}{4}|[’'/.-]\p{Nd}\p{Nd}(?!\p{Nd})|\p{Nd}年`);
/** Matches a word or number. Thai abbreviations of months contain a period. */
const TOKEN = withLetters(String.raw`\d+|[ก-๎]{1,2}\.[ก-ฮ]|\p{L}[\p{L}\p{M}]*`, 'g');

export function findDates(text: string, habits: DateHabits): readonly FoundDate[] {
  // a fast test that avoids most searches: a date without a year is ignored
  return YEAR(text).test(text) ? datesOf(habits)(text) : [];
}

function readDates(text: string, habits: DateHabits): FoundDate[] {
  const plain = withAsciiDigits(text);
  const found = [...findInNumbers(plain, habits), ...findInWords(plain, habits.language)];
  return found.sort((a, b) => a.start - b.start);
}

const YEAR_FIRST = /(?<!\d)(\d{4})\s?[-./年년] ?(\d{1,2})\s?[-./月월] ?(\d{1,2})(?!\d)/g;
const YEAR_LAST = /(?<![\d/.-])(\d{1,2})([-./]) ?(\d{1,2})\2 ?(\d{4}|\d\d(?![/.-]))(?!\d)/g;
const VIETNAMESE = /(?<!\d)(\d{1,2}) tháng (\d{1,2})(?:,| năm)? (\d{4})(?!\d)/g;

function findInNumbers(text: string, habits: DateHabits): FoundDate[] {
  const yearFirst = [...text.matchAll(YEAR_FIRST)].map((match) => found(match, match[1], match[2], match[3]));
  const yearLast = [...text.matchAll(YEAR_LAST)].map((match) => {
    const [, first = '', separator, second = '', year = ''] = match;
    const isDayFirst = Number(first) > 12 || (Number(second) <= 12 && (separator === '.' || habits.order === 'day'));
    // if both numbers are below 13, either may be the month
    const isKnown = isDayFirst || Number(second) > 12 || first === second || habits.order !== null;
    // A date with a two-digit year must not look like something else. With periods or hyphens, the day must come first
    // in it and on the page, and it must have eight characters: "1.2.34" may be a version. With slashes, the page's
    // dates must not begin with the year: "26/01/25" may be 25 January 2026.
    const hasDayFirst = isDayFirst && habits.order === 'day';
    const isShort = separator === '/' ? habits.order !== 'year' : hasDayFirst && match[0].length === 8;
    if (!isKnown || (year.length === 2 && !isShort)) return null;
    const [month, day] = isDayFirst ? [second, first] : [first, second];
    return found(match, year.length === 2 ? `20${year}` : year, month, day);
  });
  const vietnamese = [...text.matchAll(VIETNAMESE)].map((match) => found(match, match[3], match[2], match[1]));
  const inEras = [...text.matchAll(DAY_OF_ERA)].map((match) =>
    found(match, String(yearOfEra(match[1] ?? '', match[2] ?? '')), match[3], match[4]),
  );
  return [...yearFirst, ...yearLast, ...vietnamese, ...inEras].filter((date) => date !== null);
}

function found(match: RegExpMatchArray, year = '', month = '', day = ''): FoundDate | null {
  const numbers = [Number(year), Number(month), Number(day)] as const;
  const iso = calendarDay(...numbers) || persianDay(...numbers);
  const start = match.index ?? 0;
  return iso === '' ? null : { iso, start, end: start + match[0].length };
}

/** A word or number of a text, and the text between it and the previous word or number. */
interface Token {
  text: string;
  gap: string;
  start: number;
}

function tokensOf(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(TOKEN(text))].map((match) => {
    const start = match.index;
    const token = { text: match[0], gap: text.slice(end, start), start };
    end = start + match[0].length;
    return token;
  });
}

const FILLER = holds(`^(?:${DATE_FILLERS})$`);
const GAP = /^[\s.,،/'’·-]{0,3}$/;

/** Finds dates with the month's name: "14 March 2026", "March 14, 2026", "2026 March 14". */
function findInWords(text: string, language: string): FoundDate[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, index) => {
    if (/^\d/.test(token.text)) return [];
    const [day, year] = dayAndYear(tokens, index);
    if (!day || !year) return [];
    const iso =
      calendarDay(yearOf(year), monthNamed(token.text, language), Number(day.text)) ||
      persianDay(yearOf(year), persianMonth(token.text), Number(day.text));
    if (iso === '') return [];
    const indexes = [index, day.index, year.index];
    const start = tokens[Math.min(...indexes)]?.start ?? 0;
    const end = tokens[Math.max(...indexes)];
    return [{ iso, start, end: (end?.start ?? 0) + (end?.text.length ?? 0) }];
  });
}

function dayAndYear(tokens: readonly Token[], at: number): readonly NumberBeside[] {
  const before = numberBeside(tokens, at, -1);
  const after = numberBeside(tokens, at, 1);
  const last = after && numberBeside(tokens, after.index, 1);
  if (after && isDay(after) && last && yearOf(last) > 0) return [after, last];
  if (before && isDay(before) && after && yearOf(after) > 0) return [before, after];
  return before && after && isDay(after) && yearOf(before) > 999 ? [after, before] : [];
}

interface NumberBeside extends Token {
  index: number;
}

/** Returns the number before or after a token; null if there is none. Skips at most two words such as "of". */
function numberBeside(tokens: readonly Token[], at: number, step: 1 | -1): NumberBeside | null {
  for (let index = at + step, words = 0; words < 3; index += step, words++) {
    const token = tokens[index];
    if (!token || !GAP.test((step > 0 ? token : tokens[index + 1])?.gap ?? '')) return null;
    if (/^\d/.test(token.text)) return { ...token, index };
    if (!FILLER.test(token.text)) return null;
  }
  return null;
}

const isDay = ({ text }: Token) => text.length <= 2 && Number(text) >= 1 && Number(text) <= 31;

/** Returns a year of four digits, or of two digits after an apostrophe; 0 for other tokens. */
function yearOf({ text, gap }: Token): number {
  if (text.length === 4) return Number(text);
  return text.length === 2 && /[’']$/.test(gap) ? 2000 + Number(text) : 0;
}

const ISO = /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ]+(\d\d?):(\d\d)(?::(\d\d))?(?:[.,]\d+(?!\d))?\s*(\S.*)?)?$/is;
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:T?\d{4,6}Z?)?$/;
/** Seconds (ten digits) or milliseconds (thirteen) since 1970. */
const UNIX_TIME = /^1\d{9}(?:\d{3})?$/;
/** A time of day as in e-mails and in JavaScript dates: "Fri, 19 Dec 2025 18:06:00 GMT+0100". */
const TIME_OF_DAY = /\b(\d\d?):(\d\d)(?::(\d\d))?\s*((?:GMT|UTC)?[+-]\d\d:?\d\d|GMT|UTC|Z)?/;

/** Returns a date in ISO 8601; '' if unreadable or ambiguous. Omits a time without zone unless `raw` is in ISO 8601. */
export function isoDate(raw: string, habits: DateHabits): string {
  const text = raw.trim();
  const iso = ISO.exec(text);
  if (iso) return withTime(calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3])), iso.slice(4));
  if (UNIX_TIME.test(text)) return `${new Date(Number(text.padEnd(13, '0'))).toISOString().slice(0, 19)}Z`;
  const compact = COMPACT.exec(text);
  if (compact) return calendarDay(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const day = dayInWords(text.slice(0, 100), habits);
  if (day === '') return '';
  const time = TIME_OF_DAY.exec(text);
  // a time without zone is left out, because it may be from a 12-hour clock: "am" and "pm" are not read
  return time?.[4] ? withTime(day, time.slice(1)) : day;
}

/** Returns the only day in a text; '' for none or several. Also tries other languages: page templates may use them. */
function dayInWords(text: string, habits: DateHabits): string {
  const own = daysOf(text, habits);
  const days = own.size > 0 ? own : daysOf(text, { ...habits, language: ANY_LANGUAGE });
  const [day = ''] = days;
  return days.size === 1 ? day : '';
}

const daysOf = (text: string, habits: DateHabits) => new Set(findDates(text, habits).map(({ iso }) => iso));

/** Adds the time to a day, except exactly midnight, which software writes if it knows only the day. */
function withTime(day: string, [hour, minute, second = '00', zone = '']: readonly (string | undefined)[]): string {
  if (day === '' || hour === undefined || minute === undefined) return day;
  if (Number(hour) > 23 || Number(minute) > 59) return day;
  if (Number(hour) === 0 && Number(minute) === 0 && Number(second) === 0) return day;
  return `${day}T${hour.padStart(2, '0')}:${minute}:${second}${zoneOf(zone)}`;
}

function zoneOf(raw: string): string {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)?/.exec(raw) ?? [];
  if (sign) return hours === '00' && (minutes ?? '00') === '00' ? 'Z' : `${sign}${hours}:${minutes ?? '00'}`;
  return /^(?:z|utc|gmt)/i.test(raw) ? 'Z' : '';
}

/** The part that comes first in a numeric date such as 03/04/2026. If the year comes first, the month follows it. */
export type DayOrder = 'day' | 'month' | 'year';

/** Returns the order of day and month by the language tags that a page declares; null if unknown, as for "en" alone. */
export function dayOrder(tags: readonly string[]): DayOrder | null {
  const tag = tags.find((candidate) => hasRegion(candidate)) ?? tags[0] ?? '';
  if (tag === '' || /^en$/i.test(tag)) return null;
  if (/^en-us$/i.test(tag)) return 'month';
  return DAY_FIRST.test(tag) ? 'day' : orderIn(tag);
}

/** Returns the order of day and month in English dates of the host's country (".co.uk": day first); null if unknown. */
export function orderOfHost(host: string): DayOrder | null {
  if (/\.(?:us|gov|mil|edu)$/.test(host)) return 'month';
  return /\.(?:uk|au|nz|ie|in|za|sg|my|hk|ng|ke|gh|pk|lk|bd|mt|ae|eu)$/.test(host) ? 'day' : null;
}

/** A numeric date with slashes, such as 25/01/2026. */
const DAY_IN_NUMBERS = /(?<![\d/])(\d\d?)\/(\d\d?)\/(?:19|20)\d\d(?![\d/])/;

/** Returns the order in dates with a number above 12 (the day); null for none, or if dates contradict each other. */
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

/** Cached by language tag, because creating a date format is slow. */
const orderIn = memoised((tag: string): DayOrder | null => {
  try {
    const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'numeric', year: 'numeric' });
    const types = format.formatToParts(0).map(({ type }) => type);
    return types.find((type) => type === 'day' || type === 'month' || type === 'year') ?? null;
  } catch {
    // RangeError: a page may declare a language that does not exist
    return null;
  }
});

function hasRegion(tag: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-(?:[a-z]{2}|\d{3})\b/i.test(tag);
}
