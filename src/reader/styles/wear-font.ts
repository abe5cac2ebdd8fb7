/**
 * Adds a font that comes with Lectern to a page and a reader. Passes it as bytes: the page's Content Security Policy
 * limits font addresses, and a file that pages can load would reveal that Lectern is installed.
 */
import { intact } from '../../platform/unclobbered.ts';

/** A font that comes with Lectern; each font is in its own script. */
export interface PackedFont {
  /** Average width of a letter, as a share of `ch` (width of the digit 0): users set line lengths in letters. */
  letter: number;
  faces: readonly PackedFace[];
}

interface PackedFace extends FontFaceDescriptors {
  /** `data:` address with the bytes. */
  url: string;
}

/** CSS custom properties of the reader's dialog for the font's name and the width of its letters. */
const FAMILY = '--lectern-packaged';
const LETTER = '--lectern-letter';

/**
 * Applies a font to a reader. Resolves to a function that removes the font; rejects if the browser does not accept the
 * font. The caller's `change` runs a function that restyles the text, and keeps the scroll position at the same text.
 */
export async function wear(
  font: PackedFont,
  dialog: HTMLElement,
  change: (run: () => void) => void,
): Promise<() => void> {
  const { fonts } = intact(dialog.ownerDocument);
  // a random name, so that the page cannot define another font with this name
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
    // if another font has been applied since, the properties belong to that font
    if (!dialog.style.getPropertyValue(FAMILY).includes(family)) return;
    dialog.style.removeProperty(FAMILY);
    dialog.style.removeProperty(LETTER);
  };
}

function bytesOf(url: string): Uint8Array<ArrayBuffer> {
  const text = atob(url.slice(url.indexOf(',') + 1));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/**
 * Returns the faces in files of @fontsource, whose names end like "-latin-ext-400-italic.woff2". `files`: their `data:`
 * addresses by name; `ranges`: the characters of each alphabet. A font without `ranges` has all letters in one file.
 */
export function facesOf(
  files: Readonly<Record<string, string>>,
  ranges: Readonly<Record<string, string>>,
): PackedFace[] {
  return Object.entries(files).map(([name, url]) => {
    const [, alphabet = '', weight = '', style = ''] = NAME.exec(name) ?? [];
    return { url, weight, style, unicodeRange: ranges[alphabet] ?? 'U+0-10FFFF' };
  });
}

const NAME = /-((?:latin|cyrillic|greek)(?:-ext)?)-(\d+)-(\w+)\.woff2$/;
