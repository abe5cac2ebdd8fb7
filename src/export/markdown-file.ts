import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ArticleMetadata } from '../article/types.ts';
import { frontMatter } from './front-matter.ts';
import type { PictureFile } from './picture-files.ts';

/** Returns Markdown as note apps store it: below the article's metadata as YAML. */
export function markdownFile(metadata: ArticleMetadata, markdown: string): string {
  return `---\n${frontMatter(metadata)}---\n\n${markdown}`;
}

/** Packs a Markdown file and its pictures into one archive. */
export function markdownArchive(name: string, text: string, pictures: readonly PictureFile[]): Uint8Array<ArrayBuffer> {
  const entries: Zippable = { [name]: strToU8(text) };
  // Pictures are already compressed.
  for (const picture of pictures) entries[picture.name] = [picture.bytes, { level: 0 }];
  return zipSync(entries);
}

/** Returns the relative addresses of pictures for Markdown in the same archive, safe in every Markdown parser. */
export function relativeAddresses(pictures: readonly PictureFile[]): ReadonlyMap<string, string> {
  return new Map(pictures.map(({ src, name }) => [src, name.split('/').map(encoded).join('/')]));
}

/** Encodes brackets too: some parsers read them as the end of an address. */
function encoded(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
