import { expect, test } from 'vitest';
import { countWords } from '../../shared/count-words.ts';
import { copiedNotice, siteNotice } from './notices.ts';

test.for([
  ['The tide tables are wrong.', 'en', 'Copied 5 words'],
  ['Tide', 'en', 'Copied 1 word'],
  ['大江又漲了，渡船沒有開。', 'zh', 'Copied 10 characters'],
  ['港は町よりも早く目を覚ます。', '', 'Copied 13 characters'],
  ['แม่น้ำขึ้นอีกแล้ว', 'th', 'Copied 4 words'],
  ['The word 港 means harbour.', 'en', 'Copied 5 words'],
] as const)('after copying “%s” (language “%s”), the popup shows “%s”', ([text, language, notice]) => {
  expect(copiedNotice(text, countWords(text, language))).toBe(notice);
});

const NOT_STORED = /^This could not be saved/;

test('the message about an excluded site is “Articles never open automatically”', () => {
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
  'the message says whether articles open automatically (wanted: %s, permission: %s, on: %s, stored: %s)',
  ([wanted, isGiven, isOn, isStored, sentence]) => {
    const notice = siteNotice({ isAlways: wanted, isGiven }, { isAlways: isOn, isStored });
    expect(notice).toMatch(sentence);
  },
);
