import { expect, test } from 'vitest';
import { siteNotice } from './site-notice.ts';

const NOT_STORED = /^This could not be saved/;

test('removes no permission of an excluded site, and excludes none in a private window', () => {
  const off = { isAlways: false, isGiven: false };
  expect(siteNotice(off, { isAlways: false, isStored: true, isExcepted: true })).toBe('Never opens automatically');
  expect(siteNotice(off, { isAlways: true, isStored: false })).toMatch(/private/);
});

test.for<[boolean, boolean, boolean, boolean, RegExp]>([
  [true, true, true, true, /^Its articles now open automatically\.$/],
  [true, false, false, true, /^Your browser did not allow it: it stays off\.$/],
  [true, true, false, true, NOT_STORED],
  [true, true, false, false, NOT_STORED],
  [false, false, false, true, /^Turned off. The permission was removed\.$/],
  [false, false, false, false, NOT_STORED],
])('wanted %s, given %s, on %s, stored %s', ([wanted, isGiven, isOn, isStored, sentence]) => {
  const notice = siteNotice({ isAlways: wanted, isGiven }, { isAlways: isOn, isStored });
  expect(notice).toMatch(sentence);
});
