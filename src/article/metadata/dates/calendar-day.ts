/** A day as ISO 8601 writes it, or '' when the calendar has no such day, or nobody published on it. */
export function calendarDay(told: number, month: number, day: number): string {
  const year = told > FIRST_BUDDHIST && told < LAST_BUDDHIST ? told - BUDDHIST : told;
  if (year < FIRST_YEAR || year > LAST_YEAR) return '';
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const iso = isReal ? date.toISOString().slice(0, 10) : '';
  return UNSET.has(iso) ? '' : iso;
}

/** Number of a day, to count from one to the other; NaN for what is no day. */
export function dayNumber(iso: string): number {
  return Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / 86_400_000;
}

/** Thailand's years, and those of them that pages tell of. */
const BUDDHIST = 543;
const FIRST_BUDDHIST = 2400;
const LAST_BUDDHIST = 2640;

/** Before the first newspapers, and further ahead than anybody announces. */
const FIRST_YEAR = 1600;
const LAST_YEAR = 2100;

/** What computers write for "never". */
const UNSET: ReadonlySet<string> = new Set(['1970-01-01', '1900-01-01']);
