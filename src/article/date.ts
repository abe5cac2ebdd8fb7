import { message } from '../platform/wording/message.ts';
import { formatDate, isDate } from '../shared/format-date.ts';
import type { ArticleMetadata } from './types.ts';

/** The date under the headline and the field it comes from. */
export interface ShownDate {
  field: 'published' | 'modified';
  iso: string;
  /** Lazy: the browser's first date format is slow. */
  text(): string;
}

/** Returns the publication date, or else the date of the last change, labelled as such; null if neither is known. */
export function shownDate({ published, modified, language }: ArticleMetadata): ShownDate | null {
  if (isDate(published)) return { field: 'published', iso: published, text: () => formatDate(published, language) };
  if (!isDate(modified)) return null;
  return { field: 'modified', iso: modified, text: () => message('dateUpdated', formatDate(modified, language)) };
}
