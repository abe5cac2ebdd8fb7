/** The data of a font that comes with Lectern; each font is in its own script. */
export interface PackedFont {
  /** Average width of a letter, as a share of `ch` (width of the digit 0): users set line lengths in letters. */
  letter: number;
  faces: readonly PackedFace[];
}

interface PackedFace extends FontFaceDescriptors {
  /** `data:` address with the bytes. */
  url: string;
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
