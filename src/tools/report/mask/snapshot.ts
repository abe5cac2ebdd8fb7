/** Masks the snapshot of a page: algorithms still see its form, but nobody can read its text. */
import type { Media, MetadataHints, PageSnapshot } from '../../../page/snapshot/types.ts';
import { createAddressMask, decoded, maskAttributes, maskMeta, maskValue, type ValueMask } from './attributes.ts';
import { createTextMask, type Random } from './texts.ts';

/** Maximum length of a text of the page's head, such as its title (characters); longer ones count as article text. */
const LONGEST_OF_HEAD = 300;
const LANGUAGE = /^[\w-]{0,35}$/;
const HOST = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i;

export function createMask(snapshot: PageSnapshot, random: Random): ValueMask {
  const mask = createTextMask(textsOf(snapshot), headTexts(snapshot.metadata), random);
  return { ...mask, ...createAddressMask(mask, HOST.exec(snapshot.url)?.[1] ?? '') };
}

function* textsOf({ nodes, metadata, url }: PageSnapshot): Iterable<string> {
  yield* nodes.text;
  for (const attributes of nodes.attributes) {
    yield attributes?.alt ?? '';
    yield attributes?.title ?? '';
    yield attributes?.['aria-label'] ?? '';
  }
  yield* headTexts(metadata);
  yield* metadata.jsonLd;
  yield decoded(url);
}

function headTexts({ title, meta, jsonLd }: MetadataHints): readonly string[] {
  const strings = jsonLd.flatMap((text) => text.match(/"[^"\\]{0,300}"/g) ?? []);
  return [title, ...Object.values(meta).flat(), ...strings].filter(({ length }) => length <= LONGEST_OF_HEAD);
}

export function maskSnapshot(snapshot: PageSnapshot, mask: ValueMask): PageSnapshot {
  const { nodes, names, documents, media, styled, metadata, url } = snapshot;
  return {
    ...snapshot,
    url: mask.address(url),
    names: names.map(mask.name),
    nodes: {
      ...nodes,
      text: nodes.text.map(mask.text),
      attributes: nodes.attributes.map((attributes) => attributes && maskAttributes(attributes, mask)),
    },
    media: media.map((item): Media => ({ ...item, currentSrc: item.currentSrc && mask.address(item.currentSrc) })),
    styled: {
      ...styled,
      markers: styled.markers.map((marker) => ({ ...marker, text: mask.text(marker.text) })),
      written: styled.written.map((each) => ({
        ...each,
        before: mask.text(each.before),
        after: mask.text(each.after),
      })),
    },
    documents: documents.map((document) => ({
      ...document,
      url: mask.address(document.url),
      baseUrl: mask.address(document.baseUrl),
    })),
    metadata: maskHints(metadata, mask),
  };
}

function maskHints({ title, language, canonicalUrl, meta, jsonLd }: MetadataHints, mask: ValueMask): MetadataHints {
  const json = { text: mask.text, value: (value: string) => maskValue(value, mask) };
  return {
    title: mask.text(title),
    language: LANGUAGE.test(language) ? language : '',
    canonicalUrl: canonicalUrl && mask.address(canonicalUrl),
    meta: Object.fromEntries(
      Object.entries(meta).map(([name, contents]) => [
        mask.name(name),
        contents.map((content) => maskMeta(name, content, mask)),
      ]),
    ),
    jsonLd: jsonLd.map((text) => maskJson(text, json)),
  };
}

const QUOTE = '"';
const KEY_FOLLOWS = /^\s*:/;
const PLAIN_NAME = /^[\w@:.-]{1,60}$/;
const LITERALS = /\b(?!(?:true|false|null)\b)\p{L}+/gu;

interface JsonMask {
  value(text: string): string;
  /** Masks the parts of the JSON outside of strings, and strings that cannot be parsed. */
  text(text: string): string;
}

/** Keys whose values are types of Schema.org, which are not masked. */
const TECHNICAL_KEYS: ReadonlySet<string> = new Set(['@type', '@context']);

/** Masks the texts in a page's JSON-LD. Its keys and types are not masked. The JSON may be invalid. */
function maskJson(json: string, mask: JsonMask): string {
  let masked = '';
  let key = '';
  let at = 0;
  for (;;) {
    const start = json.indexOf(QUOTE, at);
    const end = start < 0 ? -1 : endOfString(json, start);
    if (end < 0) return masked + outside(json.slice(at), mask);
    const written = json.slice(start, end);
    const isKey = KEY_FOLLOWS.test(json.slice(end, end + 8));
    const isTechnical = !isKey && TECHNICAL_KEYS.has(key);
    masked +=
      outside(json.slice(at, start), mask) + (isKey || isTechnical ? technical(written, mask) : string(written, mask));
    if (isKey) key = written.slice(1, -1);
    at = end;
  }
}

function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === '\\') at++;
    else if (json[at] === QUOTE) return at + 1;
  }
  return -1;
}

function technical(written: string, mask: JsonMask): string {
  const name = written.slice(1, -1);
  const isSchema = /^https?:\/\/schema\.org\/?$/i.test(name);
  return isSchema || PLAIN_NAME.test(name) ? written : string(written, mask);
}

function string(written: string, mask: JsonMask): string {
  try {
    return JSON.stringify(mask.value(JSON.parse(written) as string));
  } catch {
    // SyntaxError: some pages write line breaks or invalid escapes into strings.
    return JSON.stringify(mask.text(written.slice(1, -1)));
  }
}

function outside(piece: string, mask: JsonMask): string {
  return piece.replace(LITERALS, mask.text).replace(/[1-9]/g, mask.text);
}
