import { intact } from '../../dom/unclobbered.ts';
import type { Appearance } from '../../settings/types.ts';
import { resolveTheme } from '../../shared/theme.ts';

const PAGE_FONT = '--lectern-page-font';

/** Puts the user's choice on the dialog as custom properties; everything below follows without being rendered anew. */
export function applyAppearance(dialog: HTMLElement, appearance: Appearance, prefersDark: boolean): void {
  dialog.dataset.theme = resolveTheme(appearance.theme, prefersDark);
  dialog.dataset.font = appearance.fontFamily;
  dialog.toggleAttribute('data-print-links', appearance.printLinks);
  dialog.style.setProperty('--lectern-size', `${appearance.fontSize}px`);
  dialog.style.setProperty('--lectern-leading', String(appearance.lineHeight));
  dialog.style.setProperty('--lectern-measure', String(appearance.width));
  // Once: a question about computed style makes the browser lay out what was just rendered.
  if (dialog.style.getPropertyValue(PAGE_FONT) === '') {
    dialog.style.setProperty(PAGE_FONT, pageFont(dialog.ownerDocument));
  }
}

function pageFont(document: Document): string {
  const { body } = intact(document);
  return body ? getComputedStyle(body).fontFamily : 'sans-serif';
}
