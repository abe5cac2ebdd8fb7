/**
 * Adds a packaged font to a page and applies it to a reader. The browser gets the font as bytes, because a page's
 * Content Security Policy restricts from where fonts may be fetched. A font file that pages can load would also reveal
 * to every page that Lectern is installed.
 */
import { intact } from '../../platform/unclobbered.ts';

/** A font that comes with Lectern; each font is in a separate script. */
export interface PackedFont {
  /** Width of a letter of running text, as a share of `ch` (the width of the digit 0). */
  letter: number;
  faces: readonly PackedFace[];
}

interface PackedFace extends FontFaceDescriptors {
  /** `data:` address with the bytes. */
  url: string;
}

/** Custom properties of the reader's dialog: the font's name, and the width of its letters. */
const FAMILY = '--lectern-packaged';
const LETTER = '--lectern-letter';

/**
 * Applies a font to a reader. Resolves to a function that removes it; rejects if the browser does not accept it.
 * `change` runs a change of the text's look, and keeps the text in place.
 */
export async function wear(
  font: PackedFont,
  dialog: HTMLElement,
  change: (run: () => void) => void,
): Promise<() => void> {
  const { fonts } = intact(dialog.ownerDocument);
  // a random name, so that a font that the page defines is never used instead
  const family = `lectern-${Math.random().toString(36).slice(2)}`;
  const faces = font.faces.map(({ url, ...descriptors }) => new FontFace(family, bytesOf(url), descriptors));
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) fonts.add(face);
  change(() => {
    dialog.style.setProperty(FAMILY, `"${family}",`);
    dialog.style.setProperty(LETTER, String(font.letter));
  });
  return () => {
    for (const face of faces) fonts.delete(face);
    // another font may have been applied meanwhile
    if (!dialog.style.getPropertyValue(FAMILY).includes(family)) return;
    dialog.style.removeProperty(FAMILY);
    dialog.style.removeProperty(LETTER);
  };
}

function bytesOf(url: string): Uint8Array<ArrayBuffer> {
  const text = atob(url.slice(url.indexOf(',') + 1));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Returns the faces of font files with the characters `unicodeRange`. */
export const threeFaces = (unicodeRange: string, text: string, italic: string, bold: string): PackedFace[] => [
  { url: text, weight: '400', style: 'normal', unicodeRange },
  { url: italic, weight: '400', style: 'italic', unicodeRange },
  { url: bold, weight: '700', style: 'normal', unicodeRange },
];
