import { message } from '../platform/wording/message.ts';
import { formatDate, isDate } from '../shared/format-date.ts';
import type { ArticleMetadata } from './types.ts';

export interface ShownDate {
  field: 'published' | 'modified';
  iso: string;
  /** Returns the date in words. Formats it only when called, because a browser takes some 10 ms for its first date. */
  text(): string;
}

export function shownDate({ published, modified, language }: ArticleMetadata): ShownDate | null {
  if (isDate(published)) return { field: 'published', iso: published, text: () => formatDate(published, language) };
  if (!isDate(modified)) return null;
  return { field: 'modified', iso: modified, text: () => message('dateUpdated', formatDate(modified, language)) };
}
