import { strToU8, type Zippable, zipSync } from 'fflate';
import { Scalar, stringify } from 'yaml';
import type { ArticleMetadata } from '../article/types.ts';
import type { PictureFile } from './picture-files.ts';
import { sound } from './printable.ts';

export function markdownFile(metadata: ArticleMetadata, markdown: string): string {
  return `---\n${frontMatter(metadata)}---\n\n${markdown}`;
}

export function markdownArchive(name: string, text: string, pictures: readonly PictureFile[]): Uint8Array<ArrayBuffer> {
  const entries: Zippable = { [name]: strToU8(text) };
  // level 0 (no compression), because pictures are already compressed
  for (const picture of pictures) entries[picture.name] = [picture.bytes, { level: 0 }];
  return zipSync(entries);
}

/** Returns a map from the address of each picture in the article to its relative address in the archive. */
export function relativeAddresses(pictures: readonly PictureFile[]): ReadonlyMap<string, string> {
  return new Map(pictures.map(({ src, name }) => [src, name.split('/').map(encoded).join('/')]));
}

/** Percent-encodes a part of an address, including brackets, which some Markdown parsers read as the address's end. */
function encoded(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Characters replaced with spaces: they end a line in YAML 1.1, which many programs read, but not in 1.2. */
const LINE_ENDS = /[\u2028\u2029]/g;
/** Texts that need quotation marks: YAML 1.1 reads them as true, false or a number ("no", the tag of Norwegian). */
const NOT_TEXT = /^(?:y|yes|n|no|on|off|[-+]?\d[\d_:.]*)$/i;

export function frontMatter(metadata: ArticleMetadata): string {
  const { headline, authors, published, modified, site, section, description, url, language, licence } = metadata;
  const fields = {
    title: headline,
    authors: authors.map(value),
    published,
    modified,
    site,
    section,
    description,
    source: url,
    language,
    licence,
  };
  const known = Object.entries(fields)
    .filter(([, field]) => field.length > 0)
    .map(([name, field]) => [name, typeof field === 'string' ? value(field) : field]);
  return stringify(Object.fromEntries(known), { lineWidth: 0 });
}

function value(text: string): Scalar {
  const scalar = new Scalar(sound(text).replace(LINE_ENDS, ' '));
  if (NOT_TEXT.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
  return scalar;
}
