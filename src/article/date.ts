import type { ArticleMetadata } from './types.ts';

/**
 * An ISO date as a person writes it, in the article's language ('' when it is not a date). The day is the one that is
 * written there, in the zone of those who wrote it: an evening in New York is no next morning because the reader is in
 * Berlin.
 */
export function formatDate(iso: string, language: string): string {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(iso)?.[0] ?? '';
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return '';
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };
  try {
    return new Intl.DateTimeFormat(language || undefined, options).format(time);
  } catch {
    // RangeError: pages declare languages that do not exist.
    return new Intl.DateTimeFormat(undefined, options).format(time);
  }
}

/** The date under the headline, and the field that it is from. */
export interface ShownDate {
  field: 'published' | 'modified';
  iso: string;
  text: string;
}

/** When the article was published; where only its last change is known, that, and it says so. */
export function shownDate({ published, modified, language }: ArticleMetadata): ShownDate | null {
  const text = formatDate(published, language);
  if (text !== '') return { field: 'published', iso: published, text };
  const changed = formatDate(modified, language);
  return changed === '' ? null : { field: 'modified', iso: modified, text: `Updated ${changed}` };
}
