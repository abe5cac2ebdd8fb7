import { countsCharacters } from '../../shared/count-words.ts';
import { counted, countedEarly, message, numeral } from './message.ts';

/** "1,240 words", or "1,240 characters" of a language (of the text) in which these are counted. */
export function formatWordCount(words: number, language = ''): string {
  return counted(countsCharacters(language) ? 'characters' : 'words', words);
}

/** The same before the first paint. */
export function formatWordCountEarly(words: number, language = ''): string {
  return countedEarly(countsCharacters(language) ? 'characters' : 'words', words);
}

/** "5 min · 1,240 words" */
export function formatLength(minutes: number, words: number, language: string): string {
  return message('readingLength', numeral(minutes), formatWordCount(words, language));
}

/** The same before the first paint. */
export function formatLengthEarly(minutes: number, words: number, language: string): string {
  return message('readingLength', minutes, formatWordCountEarly(words, language));
}
