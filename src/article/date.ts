import { formatDate } from '../shared/format-date.ts';
import type { ArticleMetadata } from './types.ts';

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
