/** Formats the day of an ISO date; '' for others. Ignores time zones: an evening must not become the next day. */
export function formatDate(iso: string, language: string): string {
  const time = dayOf(iso);
  if (Number.isNaN(time)) return '';
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };
  try {
    return new Intl.DateTimeFormat(language || undefined, options).format(time);
  } catch {
    // RangeError: some pages declare languages that do not exist
    return new Intl.DateTimeFormat(undefined, options).format(time);
  }
}

/** Returns today's date in the user's time zone (ISO 8601). */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export function isDate(iso: string): boolean {
  return !Number.isNaN(dayOf(iso));
}

/** Returns the start of an ISO date's day (ms since 1970, UTC); NaN if it is not a date. */
function dayOf(iso: string): number {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(iso)?.[0] ?? '';
  const time = Date.parse(`${day}T00:00:00Z`);
  // Compares the result with the text, because Chromium reads February 31 as March 3.
  return new Date(time).toJSON()?.startsWith(day) ? time : Number.NaN;
}
