/** Converts dates in metadata to ISO 8601. */

import { ANY_LANGUAGE } from '../../../vocabulary/date-names.ts';
import { calendarDay } from './calendars.ts';
import { type DateHabits, findDates } from './find-dates.ts';

const ISO = /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ]+(\d\d?):(\d\d)(?::(\d\d))?(?:[.,]\d+(?!\d))?\s*(\S.*)?)?$/is;
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:T?\d{4,6}Z?)?$/;
/** Seconds (ten digits) or milliseconds (thirteen) since 1970. */
const UNIX_TIME = /^1\d{9}(?:\d{3})?$/;
/** A time of day as in e-mails and in JavaScript dates: "Fri, 19 Dec 2025 18:06:00 GMT+0100". */
const TIME_OF_DAY = /\b(\d\d?):(\d\d)(?::(\d\d))?\s*((?:GMT|UTC)?[+-]\d\d:?\d\d|GMT|UTC|Z)?/;

/**
 * Returns a date from the metadata in ISO 8601: with the time if its zone is known, else only the day. Returns '' if
 * the date cannot be read or has two possible meanings.
 */
export function isoDate(raw: string, habits: DateHabits): string {
  const text = raw.trim();
  const iso = ISO.exec(text);
  if (iso) return withTime(calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3])), iso.slice(4));
  const compact = COMPACT.exec(text);
  if (compact) return calendarDay(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  if (UNIX_TIME.test(text)) return `${new Date(Number(text.padEnd(13, '0'))).toISOString().slice(0, 19)}Z`;
  const day = dayInWords(text.slice(0, 100), habits);
  if (day === '') return '';
  const time = TIME_OF_DAY.exec(text);
  // without a zone, the time is not reliable: it may be from a 12-hour clock
  return time?.[4] ? withTime(day, time.slice(1)) : day;
}

/**
 * Reads a date in words of the page's language, or else of any language, because templates may write months in another
 * language.
 */
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
