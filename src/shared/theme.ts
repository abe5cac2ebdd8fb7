/** The themes that have colours of their own (`theme.css`). */
export type ConcreteTheme = 'light' | 'sepia' | 'dark';

/** The theme to draw, where `system` follows the operating system. */
export function resolveTheme(theme: ConcreteTheme | 'system', prefersDark: boolean): ConcreteTheme {
  if (theme !== 'system') return theme;
  return prefersDark ? 'dark' : 'light';
}
