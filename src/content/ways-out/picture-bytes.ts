/** Pictures in the form that a file takes. */
import type { BookPicture } from '../../article/export/epub/types.ts';

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

/** As it is where books take its type, else drawn anew as PNG (AVIF, BMP, icons); null for what cannot be drawn. */
export async function toBookPicture(
  blob: Blob,
  typeOf: (bytes: Uint8Array) => BookPicture['type'] | null,
): Promise<BookPicture | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const type = typeOf(bytes);
  if (type) return { type, bytes };
  try {
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const drawn = await canvas.convertToBlob({ type: 'image/png' });
    return { type: 'image/png', bytes: new Uint8Array(await drawn.arrayBuffer()) };
  } catch {
    // InvalidStateError: no picture, or a drawing (SVG), which has no bitmap.
    return null;
  }
}
