import type { ConcreteTheme, OwnColours, Theme } from '../../store/settings/types.ts';
import { coloursOfTheme } from './colours.ts';

/** The settings that determine the colours of a surface. */
export interface ThemeChoice extends OwnColours {
  theme: Theme;
  lightTheme: ConcreteTheme;
  darkTheme: ConcreteTheme;
}

/** The part of an element that is used here, so that this compiles without the DOM. */
interface Themed {
  readonly dataset: { [name: string]: string | undefined };
  readonly style: { setProperty(name: string, value: string): void };
}

/** Returns the theme to draw; `system` follows the operating system. */
export function resolveTheme(choice: Omit<ThemeChoice, keyof OwnColours>, prefersDark: boolean): ConcreteTheme {
  if (choice.theme !== 'system') return choice.theme;
  return prefersDark ? choice.darkTheme : choice.lightTheme;
}

/** Applies a theme; the user's own colours are set on the element and override those of `theme.css`. */
export function applyTheme(element: Themed, choice: ThemeChoice, prefersDark: boolean): void {
  const theme = resolveTheme(choice, prefersDark);
  const isOwn = theme === 'custom';
  if (isOwn || element.dataset.theme === 'custom') {
    for (const [name, value] of Object.entries(coloursOfTheme(choice)))
      element.style.setProperty(name, isOwn ? value : '');
  }
  element.dataset.theme = theme;
}
