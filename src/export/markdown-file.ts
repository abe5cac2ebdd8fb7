import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ArticleMetadata } from '../article/types.ts';
import { frontMatter } from './front-matter.ts';
import type { PictureFile } from './picture-files.ts';

/** Markdown as note takers store it: what is known of the article as YAML above it. */
export function markdownFile(metadata: ArticleMetadata, markdown: string): string {
  return `---\n${frontMatter(metadata)}---\n\n${markdown}`;
}

/** Puts a file of Markdown and its pictures into one archive. */
export function markdownArchive(name: string, text: string, pictures: readonly PictureFile[]): Uint8Array<ArrayBuffer> {
  const entries: Zippable = { [name]: strToU8(text) };
  // packed already
  for (const picture of pictures) entries[picture.name] = [picture.bytes, { level: 0 }];
  return zipSync(entries);
}

/** Returns the addresses that Markdown beside the pictures has for them: relative, and safe in every reader of Markdown. */
export function relativeAddresses(pictures: readonly PictureFile[]): ReadonlyMap<string, string> {
  return new Map(pictures.map(({ src, name }) => [src, name.split('/').map(encoded).join('/')]));
}

/** Brackets, too: some readers take them for the end of an address. */
function encoded(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
