/** Applies the fonts that come with Lectern. Each font is in its own script, which is only loaded when it is used. */
import { intact } from '../../platform/unclobbered.ts';
import type { FontFamily, PackagedFont } from '../../store/settings/types.ts';
import { keepPlace } from '../scroll/keep-place.ts';
import type { PackedFont } from './packed-font.ts';

const PACKAGED: readonly FontFamily[] = ['literata', 'source-sans', 'atkinson', 'dyslexic'] satisfies PackagedFont[];

/** CSS custom properties of the reader's dialog for the font's name and the width of its letters. */
const FAMILY = '--lectern-packaged';
const LETTER = '--lectern-letter';

/**
 * Returns a function that applies the chosen font; it must be called at each draw. The text has a similar font until
 * the chosen font has loaded, or if that font cannot load.
 */
export function createPackagedFont(
  dialog: HTMLElement,
  signal: AbortSignal,
  load: (font: PackagedFont) => Promise<PackedFont | null>,
  giveUp: () => void,
): (chosen: FontFamily) => void {
  let wanted: FontFamily = 'serif';
  let choice = new AbortController();

  async function put(font: PackagedFont, isOver: AbortSignal): Promise<void> {
    try {
      const packed = await load(font);
      if (!packed) throw new Error('the script of the font did not load');
      if (!isOver.aborted) await wear(packed, dialog, isOver);
    } catch {
      if (!isOver.aborted) giveUp();
    }
  }

  return (chosen) => {
    if (chosen === wanted) return;
    wanted = chosen;
    choice.abort();
    choice = new AbortController();
    if (PACKAGED.includes(chosen)) void put(chosen as PackagedFont, AbortSignal.any([signal, choice.signal]));
  };
}

/**
 * Adds a font to a page and a reader until `signal` aborts; rejects if the browser does not accept the font. Passes the
 * font as bytes: the page's Content Security Policy limits font addresses, and a file that pages can load would reveal
 * that Lectern is installed.
 */
async function wear({ letter, faces }: PackedFont, dialog: HTMLElement, signal: AbortSignal): Promise<void> {
  const { fonts } = intact(dialog.ownerDocument);
  // a random name, so that the page cannot define another font with this name
  const family = `lectern-${Math.random().toString(36).slice(2)}`;
  const loaded = await Promise.all(
    faces.map(({ url, ...descriptors }) => new FontFace(family, bytesOf(url), descriptors).load()),
  );
  if (signal.aborted) return;
  for (const face of loaded) fonts.add(face);
  keepPlace(dialog, () => {
    dialog.style.setProperty(FAMILY, `"${family}",`);
    dialog.style.setProperty(LETTER, String(letter));
  });
  signal.addEventListener('abort', () => {
    for (const face of loaded) fonts.delete(face);
    dialog.style.removeProperty(FAMILY);
    dialog.style.removeProperty(LETTER);
  });
}

function bytesOf(url: string): Uint8Array<ArrayBuffer> {
  const text = atob(url.slice(url.indexOf(',') + 1));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
