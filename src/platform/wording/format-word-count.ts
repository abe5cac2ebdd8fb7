import { countsCharacters } from '../../shared/count-words.ts';
import { counted, countedEarly, message, numeral } from './message.ts';

/**
 * Returns a word count as text, such as "1,240 words", or "1,240 characters" for a language without spaces between
 * words, such as Chinese.
 */
export function formatWordCount(words: number, language = ''): string {
  return counted(countsCharacters(language) ? 'characters' : 'words', words);
}

/** Formats like {@link formatWordCount}, but without `Intl`, for use before the first paint. */
export function formatWordCountEarly(words: number, language = ''): string {
  return countedEarly(countsCharacters(language) ? 'characters' : 'words', words);
}

export function formatLength(minutes: number, words: number, language: string): string {
  return message('readingLength', numeral(minutes), formatWordCount(words, language));
}

/** Formats like {@link formatLength}, but without `Intl`, for use before the first paint. */
export function formatLengthEarly(minutes: number, words: number, language: string): string {
  return message('readingLength', minutes, formatWordCountEarly(words, language));
}
