import { algorithmInfos, DEFAULT_ALGORITHM } from '../algorithms/index.ts';
import { DEFAULT_APPEARANCE, FONTS, RANGES, type Range, THEMES } from './appearance.ts';
import type { Settings } from './types.ts';

/** One setting: what it is called, what it is without a choice, and which stored values it takes. */
interface Row<T> {
  label: string;
  fallback: T;
  /** The value, or undefined when it is not one of this setting's. */
  parse(raw: unknown): T | undefined;
}

function oneOf<T extends string>(choices: readonly { value: T }[]): Row<T>['parse'] {
  return (raw) => choices.find(({ value }) => value === raw)?.value;
}

function within({ min, max }: Range): Row<number>['parse'] {
  return (raw) => (typeof raw === 'number' && raw >= min && raw <= max ? Math.round(raw * 100) / 100 : undefined);
}

/** The one table of settings: types, defaults, validation and controls come from here. */
export const SETTINGS: { readonly [K in keyof Settings]: Row<Settings[K]> } = {
  algorithm: {
    label: 'Algorithm',
    fallback: DEFAULT_ALGORITHM,
    parse: (raw) => algorithmInfos.find(({ id }) => id === raw)?.id,
  },
  theme: { label: 'Theme', fallback: DEFAULT_APPEARANCE.theme, parse: oneOf(THEMES) },
  fontFamily: { label: 'Font', fallback: DEFAULT_APPEARANCE.fontFamily, parse: oneOf(FONTS) },
  fontSize: { label: 'Text size', fallback: DEFAULT_APPEARANCE.fontSize, parse: within(RANGES.fontSize) },
  lineHeight: { label: 'Line height', fallback: DEFAULT_APPEARANCE.lineHeight, parse: within(RANGES.lineHeight) },
  width: { label: 'Line width', fallback: DEFAULT_APPEARANCE.width, parse: within(RANGES.width) },
  printLinks: {
    label: 'Print addresses after links',
    fallback: DEFAULT_APPEARANCE.printLinks,
    parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  },
};
