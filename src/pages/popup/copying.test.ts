import { expect, test } from 'vitest';
import { countWords } from '../../shared/count-words.ts';
import { copiedNotice } from './copying.ts';

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
