import { foldForComparison } from '../shared/text.ts';
import { ENGLISH_MONTHS, ENGLISH_WEEKDAYS } from '../vocabulary/names/dates.ts';
import { wordsFor } from '../vocabulary/provided.ts';

/** A longer line says more than who and when. */
const MOST_WORDS = 16;
/** The weekday and the month of two dates: when it was published, and changed. */
const MOST_DATE_NAMES = 4;
const NUMBER = /^\d+(?:st|nd|rd|th)?$/;

/** Whether a line says who wrote the article, perhaps when, and nothing else. */
export function isCreditLine(line: string, byline: string, language: string): boolean {
  const names = new Set(wordsOf(byline));
  const words = wordsOf(line);
  if (names.size === 0 || words.length === 0 || words.length > MOST_WORDS) return false;
  if (![...names].every((name) => words.includes(name))) return false;
  const others = words.filter((word) => !names.has(word) && !ENGLISH.has(word) && !isCreditWord(word));
  if (others.length === 0) return true;
  if (others.length > MOST_DATE_NAMES || !words.some((word) => NUMBER.test(word))) return false;
  // asked for last: the browser takes longer over them than all of the page's other cleaning
  const months = monthWords(language);
  return others.every((word) => months.has(word));
}

/** As text is folded for comparison. */
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

/** English months and weekdays, long and short. */
const ENGLISH: ReadonlySet<string> = new Set([
  ...`${ENGLISH_MONTHS} ${ENGLISH_WEEKDAYS}`.split(' ').flatMap((name) => [name, name.slice(0, 3)]),
  'sept',
]);
const NONE: ReadonlySet<string> = new Set();

/** Names of months and weekdays in a language, long and short. The browser takes long over its first format. */
function monthWords(language: string): ReadonlySet<string> {
  if (language === '' || /^en\b/i.test(language)) return NONE;
  try {
    const words = (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { month: style, weekday: style, timeZone: 'UTC' });
      // Steps of 29 days: all months and all weekdays of a year and more.
      return Array.from({ length: 14 }, (_unused, step) =>
        wordsOf(format.format(Date.UTC(2024, 0, 1 + 29 * step))),
      ).flat();
    });
    return new Set(words);
  } catch {
    // RangeError: pages declare languages that do not exist.
    return NONE;
  }
}
