import { expect, it } from 'vitest';
import { formatDate, isDate } from './format-date.ts';

it('does not accept a day that does not exist, such as February 31, as a date', () => {
  expect(isDate('2026-02-31')).toBe(false);
  expect(formatDate('2026-02-31', 'en')).toBe('');
  expect(isDate('2024-02-29')).toBe(true);
});
