import { getOrMake } from '../shared/memoised.ts';
import { ENGLISH_MONTHS, ENGLISH_WEEKDAYS, MONTH_STEMS } from './names/dates.ts';

/** Returns a month's number (1 … 12); 0 if the word names no month. English names count on pages in all languages. */
export function monthNamed(word: string, language: string): number {
  const name = foldName(word);
  const [tag = ''] = language.toLowerCase().split(/[-_]/);
  if (language === ANY_LANGUAGE) return ENGLISH_NUMBERS.get(name) ?? monthInAny(name);
  return ENGLISH_NUMBERS.get(name) ?? (tag === '' || tag === 'en' ? 0 : monthIn(name, tag, language));
}

/** Language tag "mul" (ISO 639-2): a month's name counts if it means the same month in all languages. */
export const ANY_LANGUAGE = 'mul';

function monthInAny(name: string): number {
  const months = new Set(Object.keys(MONTH_STEMS).flatMap((language) => intlNames(language).get(name) ?? []));
  const [month = 0] = months;
  return months.size === 1 ? month : 0;
}

/** Returns a month's number from the table of name beginnings, or else from the browser's names; 0 if unknown. */
function monthIn(name: string, tag: string, language: string): number {
  const stems = MONTH_STEMS[norwegian.has(tag) ? 'nb' : tag];
  // in some languages, the browser's names are numbers ("3月"), which are left to the code that reads numeric dates
  if (stems === undefined) return /\p{N}/u.test(name) ? 0 : (intlNames(language).get(name) ?? 0);
  // the Hebrew word for "in" may be attached to a month's name
  const bare = tag === 'he' ? name.replace(/^ב/, '') : name;
  let longest = 0;
  let found = 0;
  for (const [index, ofMonth] of stems.split(' ').entries()) {
    for (const stem of ofMonth.split('|')) {
      if (stem.length > longest && bare.startsWith(stem)) [longest, found] = [stem.length, index + 1];
    }
  }
  return found;
}

const norwegian: ReadonlySet<string> = new Set(['no', 'nn']);

/** Converts a word to the form in the tables: lower case, no period or apostrophe at its end. */
function foldName(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<![.’'])[.’']+$/, '');
}

const ENGLISH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...ENGLISH_MONTHS.split(' ').flatMap((name, index): [string, number][] => [
    [name, index + 1],
    [name.slice(0, 3), index + 1],
  ]),
  ['sept', 9],
]);

/** English names of months and weekdays, long and short. */
export const ENGLISH_DATE_NAMES: ReadonlySet<string> = new Set([
  ...ENGLISH_NUMBERS.keys(),
  ...ENGLISH_WEEKDAYS.split(' ').flatMap((name) => [name, name.slice(0, 3)]),
]);

/** Formats in which a name is looked up: in a date (many languages inflect the name beside day and year), and alone. */
const AROUND: readonly Intl.DateTimeFormatOptions[] = [{ day: 'numeric', year: 'numeric' }, {}];
const STYLES = ['long', 'short'] as const;

/** Results of `intlNames`, cached because the first formatter on a page takes 20 ms. Key: `part` and language. */
const known = new Map<string, ReadonlyMap<string, number>>();

/** Maps the browser's month names to 1 … 12 (weekday names to meaningless numbers); empty for an unknown language. */
export function intlNames(language: string, part: 'month' | 'weekday' = 'month'): ReadonlyMap<string, number> {
  return getOrMake(known, `${part} ${language}`, () => new Map(askIntl(language, part)));
}

function askIntl(language: string, part: 'month' | 'weekday'): [string, number][] {
  try {
    return AROUND.flatMap((around) => STYLES.map((style) => ({ ...around, [part]: style }))).flatMap((form) => {
      const options = { ...form, calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;
      const format = new Intl.DateTimeFormat(language, options);
      // the 15th days of the months of 2024 include all weekdays
      return Array.from({ length: 12 }, (_unused, index): [string, number] => {
        const parts = format.formatToParts(Date.UTC(2024, index, 15));
        return [foldName(parts.find(({ type }) => type === part)?.value ?? ''), index + 1];
      });
    });
  } catch {
    // RangeError: the page declares a language that does not exist
    return [];
  }
}
