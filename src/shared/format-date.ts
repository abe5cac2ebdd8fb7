/**
 * An ISO date as a person writes it, in the article's language ('' when it is not a date). The day is the one that is
 * written there, in the zone of those who wrote it: an evening in New York is no next morning because the reader is in
 * Berlin.
 */
export function formatDate(iso: string, language: string): string {
  const time = dayOf(iso);
  if (Number.isNaN(time)) return '';
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };
  try {
    return new Intl.DateTimeFormat(language || undefined, options).format(time);
  } catch {
    // RangeError: pages declare languages that do not exist.
    return new Intl.DateTimeFormat(undefined, options).format(time);
  }
}

/** Whether {@link formatDate} has something to write. */
export function isDate(iso: string): boolean {
  return !Number.isNaN(dayOf(iso));
}

/** Milliseconds at which the day begins that an ISO date names; NaN when it is none. */
function dayOf(iso: string): number {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(iso)?.[0] ?? '';
  return Date.parse(`${day}T00:00:00Z`);
}
