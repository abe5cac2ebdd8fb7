import { countsCharacters } from './count-words.ts';

const NUMBER = new Intl.NumberFormat('en');

/** "1,240 words", or "1,240 characters" of a language in which these are counted. */
export function formatWordCount(words: number, language = ''): string {
  const unit = countsCharacters(language) ? 'character' : 'word';
  return `${NUMBER.format(words)} ${unit}${words === 1 ? '' : 's'}`;
}
