import { ENGLISH_MONTHS, ENGLISH_WEEKDAYS, HEBREW_IN, MONTH_STEMS } from './names/dates.ts';

/** The month that a word of a date names (1 … 12), or 0. English names stand on pages of all languages. */
export function monthNamed(word: string, language: string): number {
  const name = foldName(word);
  const [tag = ''] = language.toLowerCase().split(/[-_]/);
  if (language === ANY_LANGUAGE) return ENGLISH_NUMBERS.get(name) ?? monthInAny(name);
  return ENGLISH_NUMBERS.get(name) ?? (tag === '' || tag === 'en' ? 0 : monthIn(name, tag, language));
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
  // some languages number their months; numbers are read elsewhere
  if (stems === undefined) return /\p{N}/u.test(name) ? 0 : (intlNames(language).get(name) ?? 0);
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

/** What English calls months and weekdays, long and short. */
export const ENGLISH_DATE_NAMES: ReadonlySet<string> = new Set([
  ...ENGLISH_NUMBERS.keys(),
  ...ENGLISH_WEEKDAYS.split(' ').flatMap((name) => [name, name.slice(0, 3)]),
]);

/** Names as they are in a date (many languages decline them), and alone. */
const AROUND: readonly Intl.DateTimeFormatOptions[] = [{ day: 'numeric', year: 'numeric' }, {}];
const STYLES = ['long', 'short'] as const;

/** The browser takes long over making a format (20 ms for the first of a page), and the same language is asked for again. */
const known = new Map<string, ReadonlyMap<string, number>>();

/** Returns what the browser calls the months or weekdays in a language, long and short; nothing for a language that does not exist. */
export function intlNames(language: string, part: 'month' | 'weekday' = 'month'): ReadonlyMap<string, number> {
  const key = `${part} ${language}`;
  const names = known.get(key) ?? new Map(askIntl(language, part));
  known.set(key, names);
  return names;
}

function askIntl(language: string, part: 'month' | 'weekday'): [string, number][] {
  try {
    return AROUND.flatMap((around) => STYLES.map((style) => ({ ...around, [part]: style }))).flatMap((form) => {
      const options = { ...form, calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;
      const format = new Intl.DateTimeFormat(language, options);
      // the fifteenths of this year are all weekdays
      return Array.from({ length: 12 }, (_unused, index): [string, number] => {
        const parts = format.formatToParts(Date.UTC(2024, index, 15));
        return [foldName(parts.find(({ type }) => type === part)?.value ?? ''), index + 1];
      });
    });
  } catch {
    // RangeError: pages declare languages that do not exist
    return [];
  }
}
