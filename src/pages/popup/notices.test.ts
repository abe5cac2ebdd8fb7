import { expect, test } from 'vitest';
import { siteNotice } from './notices.ts';

const NOT_STORED = /^This could not be saved/;

test('the message on an excluded site is that articles never open; in a private window, that nothing is stored', () => {
  const off = { isAlways: false, isGiven: false };
  expect(siteNotice(off, { isAlways: false, isStored: true, isExcepted: true })).toBe(
    'Articles never open automatically',
  );
  expect(siteNotice(off, { isAlways: true, isStored: false })).toMatch(/private/);
});

test.for<[boolean, boolean, boolean, boolean, RegExp]>([
  [true, true, true, true, /^Articles on this site now open automatically\.$/],
  [true, false, false, true, /^Your browser did not give permission, so this stays off\.$/],
  [true, true, false, true, NOT_STORED],
  [true, true, false, false, NOT_STORED],
  [false, false, false, true, /^Turned off. The permission was removed\.$/],
  [false, false, false, false, NOT_STORED],
])(
  'the message about a site states the outcome (switched on: %s, permission given: %s, site on: %s, stored: %s)',
  ([wanted, isGiven, isOn, isStored, sentence]) => {
    const notice = siteNotice({ isAlways: wanted, isGiven }, { isAlways: isOn, isStored });
    expect(notice).toMatch(sentence);
  },
);
