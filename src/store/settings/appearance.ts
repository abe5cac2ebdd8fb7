/** Defines the ranges and defaults of the appearance settings. */
import type { Appearance, Settings } from './types.ts';

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

export const DEFAULT_APPEARANCE: Appearance = {
  theme: 'system',
  lightTheme: 'light',
  darkTheme: 'dark',
  textColour: '#24211d',
  groundColour: '#fdfcf9',
  linkColour: '#96341c',
  fontFamily: 'serif',
  fontName: '',
  fontSize: 19,
  lineHeight: 1.6,
  width: 68,
  letterSpacing: 0,
  wordSpacing: 0,
  paragraphSpacing: 1,
  align: 'start',
  hyphens: true,
  columns: 'one',
  images: 'full',
  boldStarts: false,
  printLinks: false,
  outline: false,
};

/** Groups of settings; in the reader, one button resets all settings of a group. */
export const LOOK_GROUPS = {
  colours: ['theme', 'lightTheme', 'darkTheme', 'textColour', 'groundColour', 'linkColour'],
  type: ['fontFamily', 'fontName', 'fontSize', 'boldStarts'],
  spacing: ['lineHeight', 'letterSpacing', 'wordSpacing', 'paragraphSpacing'],
  layout: ['width', 'align', 'hyphens', 'columns', 'images'],
} as const satisfies Record<string, readonly (keyof Appearance)[]>;

export type LookGroup = keyof typeof LOOK_GROUPS;

/** Returns the given settings that belong to the appearance; only these can be remembered for a site. */
export function appearanceOf<S extends Partial<Settings>>(settings: S): Pick<S, keyof Appearance & keyof S> {
  const isOfLook = ([key]: [string, unknown]) => key in DEFAULT_APPEARANCE;
  return Object.fromEntries(Object.entries(settings).filter(isOfLook)) as Pick<S, keyof Appearance & keyof S>;
}

/** Returns whether two values are equal. Compares lists by content: every reading of the settings creates new ones. */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
