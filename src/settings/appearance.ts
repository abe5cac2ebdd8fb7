/** What can be chosen for the reader's look: values, ranges and defaults, for the table of settings and for controls. */
import type { Appearance, FontFamily, Theme } from './types.ts';

/** A number in a range, in steps: what a pair of buttons can set. */
export interface Range {
  min: number;
  max: number;
  step: number;
}

export const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'sepia', label: 'Sepia' },
  { value: 'dark', label: 'Dark' },
];

export const FONTS: readonly { value: FontFamily; label: string }[] = [
  { value: 'serif', label: 'Serif' },
  { value: 'sans', label: 'Sans' },
  { value: 'mono', label: 'Mono' },
  { value: 'page', label: 'Page’s' },
];

export const RANGES = {
  fontSize: { min: 12, max: 40, step: 1 },
  lineHeight: { min: 1.2, max: 2.4, step: 0.1 },
  width: { min: 40, max: 120, step: 4 },
} as const satisfies Record<string, Range>;

export const DEFAULT_APPEARANCE: Appearance = {
  theme: 'system',
  fontFamily: 'serif',
  fontSize: 19,
  lineHeight: 1.6,
  width: 68,
  printLinks: false,
};
