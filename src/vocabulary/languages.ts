/** Languages that every table of words has (ISO 639-1): one without an entry for each of them does not compile. */
// biome-ignore format: in rows
export const LANGUAGES = [
  'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'uk', 'sv', 'da',
  'nb', 'fi', 'cs', 'tr', 'ar', 'fa', 'he', 'hi', 'bn', 'zh', 'ja', 'ko',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** Languages that tables have where their words are known. */
export type OtherLanguage = 'el' | 'hu' | 'id' | 'ro' | 'sk' | 'th' | 'vi';

/**
 * Words and phrases for one purpose, by language, in lower case and parted by "|".
 *
 * - A space stands for any white space; commas part the alternatives for one word: "older,newer comments".
 *   An underscore is a space within an alternative.
 * - "…" as a word stands for some words, or none.
 * - "*" at either end of a phrase stands for any letters: without it a phrase begins and ends where words do (in scripts
 *   that part their words).
 */
export type Words = Readonly<Record<Language, string> & Partial<Record<OtherLanguage, string>>>;
