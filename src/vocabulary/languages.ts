/** Languages that every table of words must cover (ISO 639-1). A table that lacks one of them does not compile. */
// biome-ignore format: in rows
export const LANGUAGES = [
  'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'uk', 'sv', 'da',
  'nb', 'fi', 'cs', 'tr', 'ar', 'fa', 'he', 'hi', 'bn', 'zh', 'ja', 'ko',
] as const;

type Language = (typeof LANGUAGES)[number];

/** Languages that only some tables cover. */
type OtherLanguage = 'bg' | 'el' | 'hr' | 'hu' | 'id' | 'ro' | 'sk' | 'sr' | 'th' | 'vi';

/**
 * Words and phrases for one purpose, by language. They are in lower case and separated by "|".
 *
 * - A space matches any white space. Commas separate alternatives for one word: "older,newer comments". An underscore
 * is a space within an alternative.
 * - "…" in place of a word matches a few words or none.
 * - "*" at an end of a phrase matches any letters. An end without "*" must be at a word boundary (in writing systems
 * with spaces between words).
 */
export type Words = Readonly<Record<Language, string> & Partial<Record<OtherLanguage, string>>>;
