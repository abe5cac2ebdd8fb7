import { expect, test } from 'vitest';
import { siteNotice } from './site-notice.ts';

const NOT_STORED = /^Could not be stored/;

test.for<[boolean, boolean, boolean, boolean, RegExp]>([
  [true, true, true, true, /^Articles of a\.test open by themselves now\.$/],
  [true, false, false, true, /^Not switched on: your browser did not allow a\.test\.$/],
  [true, true, false, true, NOT_STORED],
  [true, true, false, false, NOT_STORED],
  [false, false, false, true, /^Switched off, and the permission for a\.test is given back\.$/],
  [false, false, false, false, NOT_STORED],
])('wanted %s, given %s, on %s, stored %s', ([wanted, isGiven, isOn, isStored, sentence]) => {
  const notice = siteNotice('https://a.test/*', { isAlways: wanted, isGiven }, { isAlways: isOn, isStored });
  expect(notice).toMatch(sentence);
});
