import type { Appearance } from '../settings/types.ts';
import { resolveTheme } from '../shared/theme.ts';

/** Puts the user's choice on the dialog as custom properties; everything below follows without being rendered anew. */
export function applyAppearance(dialog: HTMLElement, appearance: Appearance, prefersDark: boolean): void {
  dialog.dataset.theme = resolveTheme(appearance.theme, prefersDark);
  dialog.dataset.font = appearance.fontFamily;
  dialog.style.setProperty('--size', `${appearance.fontSize}px`);
  dialog.style.setProperty('--leading', String(appearance.lineHeight));
  dialog.style.setProperty('--measure', String(appearance.width));
  // Only when asked for: a question about computed style makes the browser lay out what was just rendered.
  if (appearance.fontFamily === 'page') dialog.style.setProperty('--page-font', pageFont(dialog.ownerDocument));
}

function pageFont({ body }: Document): string {
  return body ? getComputedStyle(body).fontFamily : 'sans-serif';
}
