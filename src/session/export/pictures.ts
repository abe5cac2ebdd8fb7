/**
 * Fetches the bytes of an article's pictures, for saved files that contain the pictures. Most bytes come from the
 * browser's cache, the others from the pictures' servers, if these allow other sites to read them (CORS). Only pictures
 * that the reader itself would load are requested.
 */

import { contentOf, rewriteElements } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';

const AT_ONCE = 6;
const PATIENCE_MS = 10_000;
/** Maximum size of one picture, and total size after which no further pictures are fetched (bytes). */
const LARGEST = 10_000_000;
const LARGEST_SUM = 40_000_000;

/** Leaves out pictures that are not available. Keys are addresses, in article order. */
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
