/**
 * Fetches the bytes of an article's pictures, and converts them to the formats that saved files can contain. Most bytes
 * come from the browser's cache, the others from the pictures' servers, if these allow other sites to read them (CORS).
 * Only pictures that the reader itself would load are requested.
 */
import { contentOf, rewriteElements } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';
import { type BookPicture, pictureType } from '../../export/picture-files.ts';

const AT_ONCE = 6;
const PATIENCE_MS = 10_000;
/** Maximum size of one picture, and total size after which no further pictures are fetched (bytes). */
const LARGEST = 10_000_000;
const LARGEST_SUM = 40_000_000;

/** Fetches an article's pictures; leaves out those that are not available. Keys are addresses, in article order. */
export async function gatherPictures(article: Article): Promise<ReadonlyMap<string, Blob>> {
  const sources = pictureSources(article);
  const found = new Map<string, Blob>();
  let next = 0;
  let sum = 0;
  const work = async () => {
    for (let source = sources[next++]; source !== undefined; source = sources[next++]) {
      const picture = sum < LARGEST_SUM ? await fetchPicture(source) : null;
      if (!picture) continue;
      sum += picture.size;
      found.set(source, picture);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return new Map(sources.flatMap((source) => (found.has(source) ? [[source, found.get(source) as Blob]] : [])));
}

export function pictureSources({ tree }: Article): readonly string[] {
  const sources = new Set<string>();
  rewriteElements(contentOf(tree), (element) => {
    if (element.tagName === 'img') sources.add(String(element.properties.src));
    return [element];
  });
  return [...sources];
}

async function fetchPicture(source: string): Promise<Blob | null> {
  try {
    const response = await fetch(source, { cache: 'force-cache', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return null;
    const blob = await response.blob();
    return blob.type.startsWith('image/') && blob.size > 0 && blob.size <= LARGEST ? blob : null;
  } catch {
    // Not an error: the server may not allow other sites to read the picture, or may not answer.
    return null;
  }
}

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

/** Returns a picture for an e-book. Redraws types that e-books do not allow, such as SVG, as PNG. Null on failure. */
export async function toBookPicture(blob: Blob): Promise<BookPicture | null> {
  const bytes = await bytesOf(blob);
  const type = pictureType(bytes);
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

/** Returns the bytes. In Firefox, `blob.arrayBuffer()` belongs to the page, and extensions may not read it. */
async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const binary = atob((await toDataUrl(blob)).replace(/^.*?,/, ''));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
