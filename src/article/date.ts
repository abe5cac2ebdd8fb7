import { message } from '../platform/wording/message.ts';
import { formatDate, isDate } from '../shared/format-date.ts';
import type { ArticleMetadata } from './types.ts';

/** The date under the headline, and the field that it is from. */
export interface ShownDate {
  field: 'published' | 'modified';
  iso: string;
  /** Written when it is asked for: the browser takes long over its first format. */
  text(): string;
}

/** When the article was published; where only its last change is known, that, and it says so. */
export function shownDate({ published, modified, language }: ArticleMetadata): ShownDate | null {
  if (isDate(published)) return { field: 'published', iso: published, text: () => formatDate(published, language) };
  if (!isDate(modified)) return null;
  return { field: 'modified', iso: modified, text: () => message('dateUpdated', formatDate(modified, language)) };
}
