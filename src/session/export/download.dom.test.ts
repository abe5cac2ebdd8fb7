import { afterEach, expect, it, vi } from 'vitest';
import { datedName } from './download.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['in the evening west of Greenwich', '2026-03-15T01:30:00Z', 240],
  ['in the morning east of Greenwich', '2026-03-13T22:30:00Z', -540],
])('names a file after the day in the time zone of the user: %s', (_when, now, offset) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  expect(datedName('settings', 'json')).toBe('lectern-settings-2026-03-14.json');
});
