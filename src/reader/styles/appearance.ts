import { intact } from '../../platform/unclobbered.ts';
import type { Appearance, FontFamily } from '../../store/settings/types.ts';
import { applyTheme } from '../theme/theme.ts';

const PAGE_FONT = '--lectern-page-font';

/** Kind of each font. Another font of this kind replaces one that is not loaded, not available or lacks a letter. */
export const KIN = {
  serif: 'serif',
  sans: 'sans',
  mono: 'mono',
  page: 'page',
  installed: 'serif',
  literata: 'serif',
  'source-sans': 'sans',
  atkinson: 'sans',
  dyslexic: 'sans',
} as const satisfies Record<FontFamily, string>;

/** Sets the user's choices as custom properties and attributes of the dialog, so that no element is rebuilt. */
export function applyAppearance(dialog: HTMLElement, appearance: Appearance): void {
  const { fontFamily, fontName, letterSpacing, wordSpacing, columns, images } = appearance;
  applyTheme(dialog, appearance, matchMedia(PREFERS_DARK).matches);
  dialog.dataset.font = KIN[fontFamily];
  dialog.dataset.columns = columns;
  // in browsers without CSS `column-wrap`, `scroll/set-pages.ts` divides the text and then sets this attribute
  if (columns === 'one' || 'columnWrap' in dialog.style) dialog.toggleAttribute('data-paged', isInPages(columns));
  dialog.dataset.images = images;
  dialog.toggleAttribute('data-print-links', appearance.printLinks);
  // '' removes a property, so that the default in the style sheet applies
  const properties = {
    size: `${appearance.fontSize}px`,
    leading: String(appearance.lineHeight),
    measure: String(appearance.width),
    letters: letterSpacing ? `${letterSpacing}em` : '',
    words: wordSpacing ? `${wordSpacing}em` : '',
    paragraphs: String(appearance.paragraphSpacing),
    align: appearance.align,
    hyphens: appearance.hyphens ? '' : 'manual',
    installed: fontFamily === 'installed' && fontName ? `"${fontName}",` : '',
  };
  for (const [name, value] of Object.entries(properties)) dialog.style.setProperty(`--lectern-${name}`, value);
  // The page's font is read only once, because reading a computed style forces the browser to compute the styles of
  // everything that was just drawn.
  if (dialog.style.getPropertyValue(PAGE_FONT) === '') {
    const { body } = intact(dialog.ownerDocument);
    dialog.style.setProperty(PAGE_FONT, body ? getComputedStyle(body).fontFamily : 'sans-serif');
  }
}

/** Returns whether the text is in pages. Two columns also need a wide enough window. */
export function isInPages(columns: string | undefined): boolean {
  return columns === 'page' || (columns === 'pages' && matchMedia(ROOM_FOR_TWO).matches);
}

export const PREFERS_DARK = '(prefers-color-scheme: dark)';
export const ROOM_FOR_TWO = '(min-width: 960px)';
