/** Which stored values settings take: the value, or undefined when it is not one of the setting's. */
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

/** What would end a name in a style sheet, and characters that nobody sees. */
const NOT_IN_NAMES = /["'\\,;{}<>\p{C}]/u;
export const LONGEST_FONT_NAME = 40;

/** One line of text. */
export const line =
  (longest: number): Parser<string> =>
  (raw) =>
    typeof raw === 'string' && raw.length <= longest && !/\p{C}/u.test(raw) ? raw.trim() : undefined;

export const LONGEST_FILE_NAME = 100;

/** Browsers synchronise items of 8,192 bytes, as JSON in UTF-8 and with their name. */
const MOST_STORED = 8100;

/** CSS as it was written; what the browser does not take of it is the browser's to say. */
export const cssText: Parser<string> = (raw) =>
  typeof raw === 'string' && JSON.stringify(raw).replace(/[^\0-\x7f]/g, '___').length <= MOST_STORED ? raw : undefined;

/** The name goes into a style as a string. */
export const fontName: Parser<string> = (raw) =>
  typeof raw === 'string' && raw.length <= LONGEST_FONT_NAME && !NOT_IN_NAMES.test(raw) ? raw.trim() : undefined;
