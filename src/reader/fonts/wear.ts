/**
 * Puts a font of ours into a page and on a reader. From bytes: a page's policy says from where fonts may be fetched, and these are
 * not fetched. A resource of the extension that pages may load would tell every page that Lectern is installed.
 */
import { intact } from '../../platform/unclobbered.ts';
import type { PackedFont } from './types.ts';

/** Custom properties of the reader's dialog. */
const FAMILY = '--lectern-packaged';
const LETTER = '--lectern-letter';

/** Takes the font off again, and out of the page. */
export type TakeOff = () => void;

/**
 * Resolves when it is worn; rejects where the browser does not take the font.
 *
 * @param change runs what changes the look of the text, which stays where it is
 */
export async function wear(font: PackedFont, dialog: HTMLElement, change: (run: () => void) => void): Promise<TakeOff> {
  const { fonts } = intact(dialog.ownerDocument);
  // nobody else's: a page that defines a font of this name is not asked for its own
  const family = `lectern-${Math.random().toString(36).slice(2)}`;
  const faces = font.faces.map((face) => {
    const { weight, style, range } = face;
    return new FontFace(family, bytesOf(face.url), {
      weight: String(weight),
      style,
      ...(range === undefined ? {} : { unicodeRange: range }),
    });
  });
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) fonts.add(face);
  change(() => {
    dialog.style.setProperty(FAMILY, `"${family}",`);
    dialog.style.setProperty(LETTER, String(font.letter));
  });
  return () => {
    dialog.style.removeProperty(FAMILY);
    dialog.style.removeProperty(LETTER);
    for (const face of faces) fonts.delete(face);
  };
}

function bytesOf(url: string): Uint8Array<ArrayBuffer> {
  const text = atob(url.slice(url.indexOf(',') + 1));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
