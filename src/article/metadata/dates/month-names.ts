import { ENGLISH_MONTHS, HEBREW_IN, MONTH_STEMS } from '../../../vocabulary/names/dates.ts';

/** The month that a word of a date names (1 … 12), or 0. English names stand on pages of all languages. */
export function monthNamed(word: string, language: string): number {
  const name = foldMonth(word);
  const [tag = ''] = language.toLowerCase().split(/[-_]/);
  if (language === ANY_LANGUAGE) return ENGLISH.get(name) ?? monthInAny(name);
  return ENGLISH.get(name) ?? (tag === '' || tag === 'en' ? 0 : monthIn(name, tag, language));
}

/** "Multiple languages" (ISO 639-2): a name counts in each language that has a table, where they agree on its month. */
export const ANY_LANGUAGE = 'mul';

function monthInAny(name: string): number {
  const months = new Set(Object.keys(MONTH_STEMS).flatMap((language) => intlNames(language).get(name) ?? []));
  const [month = 0] = months;
  return months.size === 1 ? month : 0;
}

/** Most begin in a way of their own; of the other languages the browser knows the names. */
function monthIn(name: string, tag: string, language: string): number {
  const stems = MONTH_STEMS[norwegian.has(tag) ? 'nb' : tag];
  if (stems === undefined) return intlNames(language).get(name) ?? 0;
  const bare = tag === 'he' && name.startsWith(HEBREW_IN) ? name.slice(HEBREW_IN.length) : name;
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

/** A word as the tables have it. */
export function foldMonth(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<![.’'])[.’']+$/, '');
}

const ENGLISH: ReadonlyMap<string, number> = new Map([
  ...ENGLISH_MONTHS.split(' ').flatMap((name, index): [string, number][] => [
    [name, index + 1],
    [name.slice(0, 3), index + 1],
  ]),
  ['sept', 9],
]);

/** Months as they stand in a date (many languages decline them), and alone. */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'short', year: 'numeric' },
  { month: 'long' },
  { month: 'short' },
];

/** The browser takes long over making a format (20 ms for the first of a page), and the same language is asked for again. */
const byLanguage = new Map<string, ReadonlyMap<string, number>>();

/** What the browser calls the months in a language. */
export function intlNames(language: string): ReadonlyMap<string, number> {
  const known = byLanguage.get(language);
  if (known) return known;
  const names = new Map(askIntl(language));
  byLanguage.set(language, names);
  return names;
}

function askIntl(language: string): [string, number][] {
  try {
    return FORMS.flatMap((form) => {
      const options = { ...form, calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;
      const format = new Intl.DateTimeFormat(language, options);
      return Array.from({ length: 12 }, (_unused, index): [string, number] => {
        const parts = format.formatToParts(Date.UTC(2024, index, 15));
        return [foldMonth(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1];
      });
      // some languages number their months; numbers are read elsewhere
    }).filter(([name]) => /\p{L}/u.test(name) && !/\p{N}/u.test(name));
  } catch {
    // RangeError: pages declare languages that do not exist
    return [];
  }
}
