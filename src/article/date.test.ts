import { expect, it } from 'vitest';
import { formatDate } from '../shared/format-date.ts';
import { shownDate } from './date.ts';
import { type ArticleMetadata, NO_METADATA } from './types.ts';

it('writes the date in the language of the article', () => {
  expect(formatDate('2026-03-14', 'de')).toBe('14. März 2026');
  expect(formatDate('2026-03-14', 'not a language')).not.toBe('');
  expect(formatDate('soon', 'en')).toBe('');
  expect(formatDate('2026-13-14', 'en')).toBe('');
});

it.each(['2026-03-14T23:30:00-05:00', '2026-03-14T00:30:00+09:00', '2026-03-14T23:59:59Z', '2026-03-14T00:10:00'])(
  'shows the day in the author’s time zone: %s',
  (iso) => {
    expect(formatDate(iso, 'en')).toBe('March 14, 2026');
  },
);

it('shows the date of the last change as "Updated" if the date of publication is unknown', () => {
  const said = (metadata: ArticleMetadata) => [shownDate(metadata)?.field, shownDate(metadata)?.text()];
  const changed = { ...NO_METADATA, language: 'en', modified: '2026-03-15T10:00:00Z' };
  expect(said(changed)).toEqual(['modified', 'Updated March 15, 2026']);
  expect(said({ ...changed, published: '2026-03-14' })).toEqual(['published', 'March 14, 2026']);
  expect(shownDate(NO_METADATA)).toBeNull();
});
