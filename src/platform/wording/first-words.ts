/**
 * The messages of an article's first screen. The worker sends them along with a click: the first `chrome.i18n` lookup of a
 * page's process fetches the whole catalogue from the browser's process, which takes 7 to 12 ms (Chromium 156).
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
  'characters_one',
  'characters_other',
  'sourceName',
  'sourceTitle',
  'sourceHeading',
  'sourceAddress',
  'sourceByline',
  'sourceDate',
  'noticeList',
  // above a text that may not be the whole one, or none
  'article',
  'readingPage',
  'nothingFound',
  'openedByItself',
  'notOnThisSite',
  'offerFrame',
  'offerOpenFrame',
  'noticeLacksText',
  'noticeNoArticle',
  'forThisPage',
  'wayShowSelected',
  'menuReadSelection',
  'waySelectTitle',
  'waySelect',
  'wayAllText',
  // pieces of the text
  'copySection',
  'code',
  'copyCode',
  'table',
  'copyTable',
  'formula',
  'picture',
  'noteBack',
  'contents',
  'contentsWhy',
  'embed',
  'embedCalled',
  'embedAudio',
  'embedChart',
  'embedCode',
  'embedDocument',
  'embedMap',
  'embedPage',
  'embedPicture',
  'embedPost',
  'embedVideo',
  'commentsShow',
];

/** Returns the texts in the browser's language. */
export const firstWords = () => wordsOf(FIRST_KEYS);

/** Runs alone in the page: nothing else of this file exists there. */
export function leaveFirstWords(words: Readonly<Record<string, string>>): void {
  (globalThis as Record<symbol, unknown>)[Symbol.for('lectern.first-words')] = words;
}
