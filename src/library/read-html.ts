import { createPage } from '../page/page.ts';
import type { Media, PageSnapshot } from '../page/snapshot/types.ts';
import { snapshotOfHtml } from './build-snapshot.ts';
import { baseUrlOf, hintsOf } from './html-hints.ts';
import { read } from './read.ts';
import type { Reading, ReadOptions } from './types.ts';

export interface HtmlOptions extends ReadOptions {
  /** The page's address, against which relative links and pictures are resolved. Default: `about:blank`. */
  url?: string;
}

/**
 * Extracts the article from HTML text without a browser, so no style sheet hides text, no script adds text, and no
 * element has a position (`hasLayout` is false in the result). If that matters, take a snapshot in a browser and {@link
 * read} it.
 *
 * @throws {@link RangeError} if there is no algorithm with the requested id
 */
export async function readHtml(html: string, options: HtmlOptions = {}): Promise<Reading> {
  const { url = 'about:blank', ...rest } = options;
  const built = snapshotOfHtml(html, { url });
  const documents = [{ node: 0, url, baseUrl: baseUrlOf(built) }];
  const viewport = { width: 0, height: 0, scrollX: 0, scrollY: 0 };
  return read({ ...built, documents, viewport, media: picturesOf(built), metadata: hintsOf(built) }, rest);
}

/** Returns the pictures as if none had loaded yet. Their addresses and sizes are then taken from their attributes. */
function picturesOf(snapshot: PageSnapshot): Media[] {
  return createPage(snapshot)
    .index.named('img')
    .map((node) => ({ node, currentSrc: '', naturalWidth: 0, naturalHeight: 0, broken: false }));
}
