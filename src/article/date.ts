/** An ISO date as a person writes it, in the article's language ('' when it is not a date). */
export function formatDate(iso: string, language: string): string {
  const time = Date.parse(iso);
  if (iso === '' || Number.isNaN(time)) return '';
  // A date without a time is a calendar day, not an instant: shown in UTC so that it does not become the day before.
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'long', ...(/[T ]\d/.test(iso) ? {} : { timeZone: 'UTC' }) };
  try {
    return new Intl.DateTimeFormat(language || undefined, options).format(time);
  } catch {
    // RangeError: pages declare languages that do not exist.
    return new Intl.DateTimeFormat(undefined, options).format(time);
  }
}
