/** Converts dates of the Gregorian, Buddhist, Persian and Japanese calendars to ISO 8601. */
import { ERAS, PERSIAN_MONTHS } from '../../../vocabulary/names/dates.ts';

/** Returns a Gregorian or Buddhist date in ISO 8601; '' if it does not exist or cannot be a date of publication. */
export function calendarDay(told: number, month: number, day: number): string {
  const year = told > FIRST_BUDDHIST && told < LAST_BUDDHIST ? told - BUDDHIST : told;
  if (year < FIRST_YEAR || year > LAST_YEAR) return '';
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const iso = isReal ? date.toISOString().slice(0, 10) : '';
  return UNSET.has(iso) ? '' : iso;
}

/** Returns the number of days since 1970-01-01; NaN for a date that does not exist. */
export function dayNumber(iso: string): number {
  return Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / 86_400_000;
}

/** Number of years by which Thailand's Buddhist calendar is ahead of the Gregorian one. */
const BUDDHIST = 543;
/** Years between these limits (exclusive) are years of the Buddhist calendar. */
const FIRST_BUDDHIST = 2400;
const LAST_BUDDHIST = 2640;

/** First and last accepted year: no newspaper is older, and no announcement is about a later year. */
const FIRST_YEAR = 1600;
const LAST_YEAR = 2100;

/** Dates that software writes when it does not know the date. */
const UNSET: ReadonlySet<string> = new Set(['1970-01-01', '1900-01-01']);

/** Leap years in the 33-year cycle of the Persian calendar (year modulo 33). */
const LEAP: ReadonlySet<number> = new Set([1, 5, 9, 13, 17, 22, 26, 30]);
/** A Persian year and its first day (days since 1970-01-01), from which other years are counted. */
const KNOWN = 1400;
const KNOWN_START = Date.UTC(2021, 2, 21) / 86_400_000;
/** First and last accepted Persian year: 1921 and 2120 in the Gregorian calendar. Other numbers are not years. */
const FIRST = 1300;
const LAST = 1499;

const lengthOf = (year: number) => (LEAP.has(year % 33) ? 366 : 365);

/** Returns a date of the Persian calendar in ISO 8601; '' if it does not exist or is out of range. */
export function persianDay(year: number, month: number, day: number): string {
  if (year < FIRST || year > LAST || month < 1 || month > 12 || day < 1) return '';
  const length = month <= 6 ? 31 : month < 12 || lengthOf(year) === 366 ? 30 : 29;
  if (day > length) return '';
  let start = KNOWN_START;
  for (let at = KNOWN; at < year; at++) start += lengthOf(at);
  for (let at = KNOWN - 1; at >= year; at--) start -= lengthOf(at);
  const before = month <= 7 ? (month - 1) * 31 : (month - 1) * 30 + 6;
  return new Date((start + before + day - 1) * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the number of the Persian month with this name; 0 if there is none. */
export function persianMonth(word: string): number {
  return PERSIAN_MONTHS.split(' ').indexOf(word) + 1;
}

/** A date in a Japanese or Taiwanese era: "令和2年3月3日". */
export const DAY_OF_ERA = new RegExp(`(${Object.keys(ERAS).join('|')}) ?(\\d{1,3})年 ?(\\d{1,2})月 ?(\\d{1,2})日`, 'g');

export function yearOfEra(era: string, year: string): number {
  return (ERAS[era] ?? Number.NaN) + Number(year);
}
