/**
 * What is said on the first screen of an article. The worker sends it along with a click: the first question that a page's process
 * puts to `chrome.i18n` gets the whole catalogue from the browser's own, and waits 7 to 12 ms for it (Chromium 156).
 */
import { type MessageKey, wordsOf } from './message.ts';

const FIRST_KEYS: readonly MessageKey[] = [
  'localeTag',
  'localeDirection',
  // the bar
  'outlineTitle',
  'outlineShowTitle',
  'barAlgorithm',
  'keyCopy',
  'withKey',
  'copy',
  'copyMenu',
  'barAppearance',
  'barMore',
  'barClose',
  'barCloseTitle',
  // above the text
  'headFrom',
  'readingLength',
  'words_one',
  'words_other',
  'sourceName',
  'sourceTitle',
  'sourceHeading',
  'sourceAddress',
  'sourceByline',
  'sourceDate',
  'noticeList',
  // pieces of the text
  'copySection',
  'code',
  'copyCode',
  'table',
  'copyTable',
  'noteBack',
  'commentsShow',
  // what was decided
  'reasonAbove',
  'reasonBetween',
  'reasonFolded',
  'reasonNote',
  'reasonPost',
  'reasonPostHead',
  'reasonTable',
];

/** Of the browser's language. */
export const firstWords = () => wordsOf(FIRST_KEYS);

/** Runs in the page, by itself: nothing else of this file is there. */
export function leaveFirstWords(words: Readonly<Record<string, string>>): void {
  (globalThis as Record<symbol, unknown>)[Symbol.for('lectern.first-words')] = words;
}
