import { ENGLISH_MONTHS } from '../../../vocabulary/names/dates.ts';

/** Names of months in a language → 1 … 12. English ones are written on pages of all languages, and need no asking. */
export function monthNames(language: string): ReadonlyMap<string, number> {
  const tag = language.toLowerCase();
  if (tag === '' || tag.startsWith('en')) return ENGLISH;
  const known = byLanguage.get(tag);
  if (known) return known;
  const names = new Map([...ENGLISH, ...intlNames(language)]);
  // Hebrew writes "in" as a letter of the month's name
  if (tag.startsWith('he')) for (const [name, month] of intlNames(language)) names.set(`ב${name}`, month);
  byLanguage.set(tag, names);
  return names;
}

/** A word as the tables have it. */
export function foldMonth(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.’']+$/, '');
}

/** The browser takes long over making a format, and the same language is asked for again and again. */
const byLanguage = new Map<string, ReadonlyMap<string, number>>();

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

function intlNames(language: string): [string, number][] {
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
