/** Converts pictures to the formats that saved files can contain. */

import type { BookPicture } from '../../export/picture-files.ts';

export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('A file could not be read'));
    reader.readAsDataURL(blob);
  });
}

/** Converts every picture; keys are addresses. Leaves out pictures that cannot be converted. */
export async function convertAll<T>(
  pictures: ReadonlyMap<string, Blob>,
  convert: (blob: Blob) => Promise<T | null>,
): Promise<ReadonlyMap<string, T>> {
  const converted = new Map<string, T>();
  for (const [source, blob] of pictures) {
    const result = await convert(blob);
    if (result !== null) converted.set(source, result);
  }
  return converted;
}

/** Redraws types that e-books do not allow, such as AVIF, BMP and SVG, as PNG. Null if that fails. */
export async function toBookPicture(
  blob: Blob,
  typeOf: (bytes: Uint8Array) => BookPicture['type'] | null,
): Promise<BookPicture | null> {
  const bytes = await bytesOf(blob);
  const type = typeOf(bytes);
  if (type) return { type, bytes };
  try {
    // An image element can draw SVG too, and an SVG inside it runs no scripts and loads nothing.
    const image = new Image();
    image.src = await toDataUrl(blob);
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const drawn = await canvas.convertToBlob({ type: 'image/png' });
    return { type: 'image/png', bytes: await bytesOf(drawn) };
  } catch {
    // EncodingError or InvalidStateError: the file is not a picture, or is an SVG without a size. SecurityError: it is
    // an SVG that contains HTML.
    return null;
  }
}

/** In Firefox, `blob.arrayBuffer()` returns an object that belongs to the page, and extensions may not read it. */
async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const binary = atob((await toDataUrl(blob)).replace(/^.*?,/, ''));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
