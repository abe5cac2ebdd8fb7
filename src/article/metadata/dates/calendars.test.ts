import { describe, expect, it } from 'vitest';
import { persianDay } from './calendars.ts';

describe('a Persian date', () => {
  it.each([
    [1398, 12, 13, '2020-03-03'],
    [1399, 12, 30, '2021-03-20'],
    [1403, 12, 30, '2025-03-20'],
    [1404, 1, 1, '2025-03-21'],
    [1404, 9, 3, '2025-11-24'],
    [1357, 11, 22, '1979-02-11'],
  ])('converts the Persian date %i-%i-%i to the Gregorian date %s', (year, month, day, iso) => {
    expect(persianDay(year, month, day)).toBe(iso);
    const parts = new Intl.DateTimeFormat('en-u-ca-persian', { timeZone: 'UTC', dateStyle: 'short' }).formatToParts(
      new Date(iso),
    );
    const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    expect([numberOf('year'), numberOf('month'), numberOf('day')]).toEqual([year, month, day]);
  });

  it.each([
    [1404, 12, 30],
    [1404, 13, 1],
    [1404, 7, 31],
    [2025, 3, 2],
  ])('returns no date for %i-%i-%i, which does not exist in the Persian calendar', (year, month, day) => {
    expect(persianDay(year, month, day)).toBe('');
  });
});
