/** Lists the headings, links and pictures of an article, and the visible text that the article leaves out. */

import type { Root } from 'hast';
import { contentOf, rewriteElements, textOf } from '../article/structure/hast.ts';
import type { Article } from '../article/types.ts';
import { exportEpub } from '../export/epub/index.ts';
import { type BookPicture, pictureType } from '../export/picture-files.ts';
import { createPage } from '../page/page.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { headingsOf } from '../reader/components/outline/headings.ts';
import { type LastWord, visibleBlocks } from '../selection/trace.ts';
import { convertAll, gatherPictures } from '../session/export/pictures.ts';
import { countWords } from '../shared/count-words.ts';
import { collapseSpace } from '../shared/text.ts';
import type { Reading } from './types.ts';

/** Prepared for use outside the reader (`portableTree`). */
export function partsOf(tree: Root): Pick<Reading, 'headings' | 'links' | 'images'> {
  const links: Reading['links'][number][] = [];
  const images: Reading['images'][number][] = [];
  rewriteElements(contentOf(tree), (element) => {
    const { href, src, alt } = element.properties;
    if (element.tagName === 'a' && typeof href === 'string')
      links.push({ url: href, text: collapseSpace(textOf(element)).trim() });
    if (element.tagName === 'img') images.push({ url: String(src), alt: String(alt ?? '') });
    return [element];
  });
  const headings = headingsOf(tree).flatMap(({ level, text }) => (text === '' ? [] : [{ level, text }]));
  return { headings, links, images };
}

/** Returns the visible blocks that are not in the article, and the share of visible words in it (0 to 1). */
export function leftOutOf(
  snapshot: PageSnapshot,
  lastWords: readonly LastWord[],
  language: string,
): Pick<Reading, 'leftOut' | 'keptShare'> {
  const page = createPage(snapshot);
  const blocks = visibleBlocks(page);
  const leftOut: Reading['leftOut'][number][] = [];
  const words = { kept: 0, all: 0 };
  for (const { node, isKept, reason } of lastWords) {
    const texts = (blocks.get(page.blockOf(node)) ?? []).map((id) => page.textOf(id));
    const text = collapseSpace(texts.join('')).trim();
    const count = countWords(text, language);
    words.all += count;
    if (isKept) words.kept += count;
    else if (text !== '') leftOut.push({ text, reason });
  }
  return { leftOut, keptShare: words.all === 0 ? 0 : words.kept / words.all };
}

/** Returns the article as an EPUB file. It includes the pictures that can be fetched and whose format EPUB supports. */
export async function epubOf(article: Article): Promise<Uint8Array> {
  const pictures = await convertAll(await gatherPictures(article), toBookPicture);
  return exportEpub(article, pictures, new Date());
}

async function toBookPicture(blob: Blob): Promise<BookPicture | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const type = pictureType(bytes);
  return type && { type, bytes };
}
