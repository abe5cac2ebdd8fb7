/** Pictures in the form that a file takes. */
import type { BookPicture } from '../../export/epub/types.ts';

export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('A file could not be read'));
    reader.readAsDataURL(blob);
  });
}

/** Every picture by its address, in another form; those that have none in it are left out. */
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

/** As it is where books take its type, else drawn anew as PNG (AVIF, BMP, drawings); null for what cannot be drawn. */
export async function toBookPicture(
  blob: Blob,
  typeOf: (bytes: Uint8Array) => BookPicture['type'] | null,
): Promise<BookPicture | null> {
  const bytes = await bytesOf(blob);
  const type = typeOf(bytes);
  if (type) return { type, bytes };
  try {
    // By way of an element, which knows drawings too; as a picture they neither run nor load anything.
    const image = new Image();
    image.src = await toDataUrl(blob);
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const drawn = await canvas.convertToBlob({ type: 'image/png' });
    return { type: 'image/png', bytes: await bytesOf(drawn) };
  } catch {
    // EncodingError, InvalidStateError: no picture, or a drawing without a size. SecurityError: one with HTML in it.
    return null;
  }
}

/** By way of text: in Firefox what comes of `arrayBuffer()` is the page's, and scripts of extensions may not read it. */
async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const binary = atob((await toDataUrl(blob)).replace(/^.*?,/, ''));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
