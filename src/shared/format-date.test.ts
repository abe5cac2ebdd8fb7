import { expect, it } from 'vitest';
import { formatDate, isDate } from './format-date.ts';

it('does not take a day that its month does not have for a date', () => {
  expect(isDate('2026-02-31')).toBe(false);
  expect(formatDate('2026-02-31', 'en')).toBe('');
  expect(isDate('2024-02-29')).toBe(true);
});
