/**
 * Parsers of stored settings. Each returns the value, or undefined if the value is invalid. They are written by hand,
 * because valibot would add 1.2 kB to the scripts that run at the first click (docs/adr/035-one-kit-of-validation.md).
 */
import type { Range } from './appearance.ts';
import type { Colour } from './types.ts';

export type Parser<T> = (raw: unknown) => T | undefined;

export const oneOf =
  <T extends string>(...values: readonly T[]): Parser<T> =>
  (raw) =>
    values.find((value) => value === raw);

export const within =
  ({ min, max }: Range): Parser<number> =>
  (raw) =>
    typeof raw === 'number' && raw >= min && raw <= max ? Math.round(raw * 100) / 100 : undefined;

export const onOff: Parser<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

export const colour: Parser<Colour> = (raw) =>
  typeof raw === 'string' && /^#[\da-f]{6}$/i.test(raw) ? (raw.toLowerCase() as Colour) : undefined;

/** Characters that font names may not contain: those that would end the name in a style sheet, and invisible ones. */
const NOT_IN_NAMES = /["'\\,;{}<>\p{C}]/u;
export const LONGEST_FONT_NAME = 40;

export const line =
  (longest: number): Parser<string> =>
  (raw) =>
    typeof raw === 'string' && raw.length <= longest && !/\p{C}/u.test(raw) ? raw.trim() : undefined;

export const LONGEST_FILE_NAME = 100;

/** Longest CSS (bytes of JSON in UTF-8). Browsers synchronise items of at most 8,192 bytes, including their key. */
const MOST_STORED = 8100;

/** Accepts any CSS that is short enough to be stored; browsers ignore invalid parts. */
export const cssText: Parser<string> = (raw) =>
  typeof raw === 'string' && JSON.stringify(raw).replace(/[^\0-\x7f]/g, '___').length <= MOST_STORED ? raw : undefined;

/** Accepts font names that are safe inside a string of a style sheet. */
export const fontName: Parser<string> = (raw) =>
  typeof raw === 'string' && raw.length <= LONGEST_FONT_NAME && !NOT_IN_NAMES.test(raw) ? raw.trim() : undefined;
