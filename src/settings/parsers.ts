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

/** The name goes into a style as a string. */
export const fontName: Parser<string> = (raw) =>
  typeof raw === 'string' && raw.length <= LONGEST_FONT_NAME && !NOT_IN_NAMES.test(raw) ? raw.trim() : undefined;
