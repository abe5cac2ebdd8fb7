import type { Appearance, FontFamily, Theme } from '../settings/types.ts';
import { resolveTheme } from '../shared/theme.ts';

/** What the controls offer. A test holds these to the settings table, which this folder may not import. */
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
} as const;

export const DEFAULT_APPEARANCE: Appearance = {
  theme: 'system',
  fontFamily: 'serif',
  fontSize: 19,
  lineHeight: 1.6,
  width: 68,
};

/** Puts the user's choice on the dialog as custom properties; everything below follows without being rendered anew. */
export function applyAppearance(dialog: HTMLElement, appearance: Appearance, prefersDark: boolean): void {
  const { body } = dialog.ownerDocument;
  dialog.dataset.theme = resolveTheme(appearance.theme, prefersDark);
  dialog.dataset.font = appearance.fontFamily;
  dialog.style.setProperty('--size', `${appearance.fontSize}px`);
  dialog.style.setProperty('--leading', String(appearance.lineHeight));
  dialog.style.setProperty('--measure', String(appearance.width));
  dialog.style.setProperty('--page-font', body ? getComputedStyle(body).fontFamily : 'sans-serif');
}
