import { intact } from '../../platform/unclobbered.ts';
import type { Appearance, FontFamily } from '../../store/settings/types.ts';
import { applyTheme } from '../theme/theme.ts';
import { ROOM_FOR_TWO } from './room-for-two.ts';

const PAGE_FONT = '--lectern-page-font';

/** What stands in for a font that is not there yet, or not there at all, and for the letters that it lacks. */
const KIN: Readonly<Record<FontFamily, string>> = {
  serif: 'serif',
  sans: 'sans',
  mono: 'mono',
  page: 'page',
  installed: 'serif',
  literata: 'serif',
  'source-sans': 'sans',
  atkinson: 'sans',
  dyslexic: 'sans',
};

/** Puts the user's choice on the dialog as custom properties; everything below follows without being rendered anew. */
export function applyAppearance(dialog: HTMLElement, appearance: Appearance, prefersDark: boolean): void {
  const { fontFamily, fontName, letterSpacing, wordSpacing, columns, images } = appearance;
  applyTheme(dialog, appearance, prefersDark);
  dialog.dataset.font = KIN[fontFamily];
  dialog.dataset.columns = columns;
  // browsers without rows of columns get pages when there is a script for it (`scroll/set-pages.ts`)
  if (columns === 'one' || 'columnWrap' in dialog.style) dialog.toggleAttribute('data-paged', isInPages(columns));
  dialog.dataset.images = images;
  dialog.toggleAttribute('data-print-links', appearance.printLinks);
  // '' takes a property away: the style sheet has what holds then
  setProperties(dialog, {
    size: `${appearance.fontSize}px`,
    leading: String(appearance.lineHeight),
    measure: String(appearance.width),
    letters: letterSpacing ? `${letterSpacing}em` : '',
    words: wordSpacing ? `${wordSpacing}em` : '',
    paragraphs: String(appearance.paragraphSpacing),
    align: appearance.align,
    hyphens: appearance.hyphens ? '' : 'manual',
    installed: fontFamily === 'installed' && fontName ? `"${fontName}",` : '',
  });
  // Once: a question about computed style makes the browser lay out what was just rendered.
  if (dialog.style.getPropertyValue(PAGE_FONT) === '') {
    dialog.style.setProperty(PAGE_FONT, pageFont(dialog.ownerDocument));
  }
}

/** Whether the text stands in pages: two columns need room. */
export function isInPages(columns: string | undefined): boolean {
  return columns === 'page' || (columns === 'pages' && matchMedia(ROOM_FOR_TWO).matches);
}

function setProperties({ style }: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) style.setProperty(`--lectern-${name}`, value);
}

function pageFont(document: Document): string {
  const { body } = intact(document);
  return body ? getComputedStyle(body).fontFamily : 'sans-serif';
}
