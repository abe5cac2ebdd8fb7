import { algorithmById, DEFAULT_ALGORITHM } from '../algorithms/index.ts';
import type { FontFamily, Settings, Theme } from './types.ts';

/** One setting: what it is called, what it is without a choice, and which stored values it takes. */
interface Row<T> {
  label: string;
  fallback: T;
  /** The value, or undefined when it is not one of this setting's. */
  parse(raw: unknown): T | undefined;
}

/** A number in a range, in steps: what a slider or a pair of buttons can set. */
export interface Range {
  min: number;
  max: number;
  step: number;
}

export const THEMES: readonly Theme[] = ['system', 'light', 'sepia', 'dark'];
export const FONT_FAMILIES: readonly FontFamily[] = ['serif', 'sans', 'mono', 'page'];
export const RANGES = {
  fontSize: { min: 12, max: 40, step: 1 },
  lineHeight: { min: 1.2, max: 2.4, step: 0.1 },
  width: { min: 40, max: 120, step: 4 },
} as const satisfies Record<string, Range>;

function oneOf<T extends string>(values: readonly T[]): Row<T>['parse'] {
  return (raw) => values.find((value) => value === raw);
}

function within({ min, max }: Range): Row<number>['parse'] {
  return (raw) => (typeof raw === 'number' && raw >= min && raw <= max ? Math.round(raw * 100) / 100 : undefined);
}

/** The one table of settings: types, defaults, validation and controls come from here. */
export const SETTINGS: { readonly [K in keyof Settings]: Row<Settings[K]> } = {
  algorithm: {
    label: 'Algorithm',
    fallback: DEFAULT_ALGORITHM,
    parse: (raw) => (typeof raw === 'string' && algorithmById(raw) ? raw : undefined),
  },
  theme: { label: 'Theme', fallback: 'system', parse: oneOf(THEMES) },
  fontFamily: { label: 'Font', fallback: 'serif', parse: oneOf(FONT_FAMILIES) },
  fontSize: { label: 'Text size', fallback: 19, parse: within(RANGES.fontSize) },
  lineHeight: { label: 'Line height', fallback: 1.6, parse: within(RANGES.lineHeight) },
  width: { label: 'Line width', fallback: 68, parse: within(RANGES.width) },
};
