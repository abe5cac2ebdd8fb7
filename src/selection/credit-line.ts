import { foldForComparison } from '../shared/text.ts';
import { ENGLISH_DATE_NAMES, intlNames } from '../vocabulary/date-names.ts';
import { wordsFor } from '../vocabulary/provided.ts';

/** Maximum number of words in a line that only names the author and date. */
const MOST_WORDS = 16;
/** Maximum number of names of months and weekdays: one of each for the date of publication and of the last update. */
const MOST_DATE_NAMES = 4;
const NUMBER = /^\d+(?:st|nd|rd|th)?$/;

/** Returns whether a line only says who wrote the article, and perhaps when. */
export function isCreditLine(line: string, byline: string, language: string): boolean {
  const names = new Set(wordsOf(byline));
  const words = wordsOf(line);
  if (names.size === 0 || words.length === 0 || words.length > MOST_WORDS) return false;
  if (![...names].every((name) => words.includes(name))) return false;
  const others = words.filter((word) => !names.has(word) && !ENGLISH_DATE_NAMES.has(word) && !isCreditWord(word));
  if (others.length === 0) return true;
  if (others.length > MOST_DATE_NAMES || !words.some((word) => NUMBER.test(word))) return false;
  // Check the names of months last: asking the browser for them takes longer than all other cleaning of the article.
  const dates = dateWords(language);
  return others.every((word) => dates.has(word));
}

/** Words in credit lines, such as "by", in lower case and without punctuation. Collected at the first use. */
let creditWords: ReadonlySet<string> | undefined;

function isCreditWord(word: string): boolean {
  creditWords ??= new Set(Object.values(wordsFor('inCredits')).flatMap(wordsOf));
  return creditWords.has(word) || NUMBER.test(word);
}

function wordsOf(text: string): string[] {
  return foldForComparison(text)
    .split(' ')
    .filter((word) => word !== '');
}

/** Returns the words in names of months and weekdays. Empty for English: callers test {@link ENGLISH_DATE_NAMES}. */
function dateWords(language: string): ReadonlySet<string> {
  if (language === '' || /^en\b/i.test(language)) return new Set();
  const names = (['month', 'weekday'] as const).flatMap((part) => [...intlNames(language, part).keys()]);
  return new Set(names.flatMap(wordsOf));
}
