/** Parsers of settings; undefined for an invalid value. Valibot would add 1.2 kB to the first click (ADR 035). */
import { own } from '../../shared/own.ts';

export type Parser<T> = (raw: unknown) => T | undefined;

export interface Row<T> {
  readonly parse: Parser<T>;
  readonly byDefault: T;
}

/** The types of the values of settings. */
export type ValuesOf<R> = { [K in keyof R]: R[K] extends Row<infer T> ? T : never };

/** A range of numbers, through which the user steps with two buttons. */
export interface Range {
  min: number;
  max: number;
  step: number;
  /** Unit of the number; absent if the number is a factor without a unit. */
  unit?: 'pixels' | 'characters' | 'percent';
}

export const RANGES = {
  fontSize: { min: 12, max: 40, step: 1, unit: 'pixels' },
  lineHeight: { min: 1.2, max: 2.4, step: 0.1 },
  width: { min: 40, max: 120, step: 4, unit: 'characters' },
  letterSpacing: { min: 0, max: 0.2, step: 0.02, unit: 'percent' },
  wordSpacing: { min: 0, max: 0.6, step: 0.08, unit: 'percent' },
  paragraphSpacing: { min: 0.4, max: 3, step: 0.2 },
} as const satisfies Record<string, Range>;

/** Speed of reading aloud, as a multiple of the voice's normal speed. */
export const ALOUD_RATE: Range = { min: 0.5, max: 3, step: 0.25 };

export const oneOf =
  <T extends string>(...values: readonly T[]): Parser<T> =>
  (raw) =>
    values.find((value) => value === raw);

export const within =
  ({ min, max }: Range): Parser<number> =>
  (raw) =>
    typeof raw === 'number' && raw >= min && raw <= max ? Math.round(raw * 100) / 100 : undefined;

export const onOff: Parser<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

/** A colour as `#rrggbb`, in lower case. */
export type Colour = `#${string}`;

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

export const textUpTo =
  (longest: number): Parser<string> =>
  (raw) =>
    typeof raw === 'string' && raw.length <= longest ? raw : undefined;

/** Longest CSS (bytes of JSON in UTF-8). Browsers synchronise items of at most 8,192 bytes, including their key. */
const MOST_STORED = 8100;

/** Accepts any CSS that is short enough to be stored; browsers ignore invalid parts. */
export const cssText: Parser<string> = (raw) =>
  typeof raw === 'string' && JSON.stringify(raw).replace(/[^\0-\x7f]/g, '___').length <= MOST_STORED ? raw : undefined;

/** Accepts font names that are safe inside a string of a style sheet. */
export const fontName: Parser<string> = (raw) =>
  typeof raw === 'string' && raw.length <= LONGEST_FONT_NAME && !NOT_IN_NAMES.test(raw) ? raw.trim() : undefined;

/** Maximum number of presets. They share an item of synchronised storage (at most 8 kB) with the other settings. */
export const MOST_PRESETS = 12;
/** Longest name of a preset (characters). */
export const LONGEST_PRESET_NAME = 24;

type Rows = Readonly<Record<string, Row<unknown>>>;

/** An appearance that the user saved: its name, and the values that differ from the defaults. */
export interface PresetOf<L> {
  name: string;
  look: Partial<ValuesOf<L>>;
}

/** Returns a parser of presets, which validates each value like the setting, and drops invalid presets. */
export function presetList<L extends Rows>(rows: L): Parser<readonly PresetOf<L>[]> {
  return (raw) => {
    if (!Array.isArray(raw)) return undefined;
    const found = raw.flatMap((one: unknown) => parsePreset(one, rows) ?? []);
    const firsts = found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index);
    return firsts.slice(0, MOST_PRESETS);
  };
}

function parsePreset<L extends Rows>(raw: unknown, rows: L): PresetOf<L> | undefined {
  const { name, look } = (raw ?? {}) as { name?: unknown; look?: unknown };
  if (typeof name !== 'string' || typeof look !== 'object' || look === null) return undefined;
  const shown = name.trim();
  // zero-width joiners are invisible, but Persian words and some emoji need them between two other characters
  const isPrintable = !/\p{C}/u.test(shown.replace(/(?<=[^\u200c\u200d])[\u200c\u200d](?=[^\u200c\u200d])/g, ''));
  if (shown === '' || shown.length > LONGEST_PRESET_NAME || !isPrintable) return undefined;
  const given = look as Readonly<Record<string, unknown>>;
  const values = Object.entries(rows).map(([key, { parse }]) => [key, parse(own(given, key))] as const);
  const valid = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  return { name: shown, look: valid as Partial<ValuesOf<L>> };
}
