/** Masks a page: algorithms still see its form, but there is nothing to read. */
import type { Media, MetadataHints, PageSnapshot } from '../../../page/snapshot/types.ts';
import { createAddressMask, decoded } from './addresses.ts';
import { maskAttributes, maskMeta, maskValue, type ValueMask } from './attributes.ts';
import { maskJson } from './json.ts';
import type { Random } from './letters.ts';
import { createTextMask } from './texts.ts';

/** Longest text of a page's head (characters); longer ones repeat the article. */
const LONGEST_OF_HEAD = 300;
const LANGUAGE = /^[\w-]{0,35}$/;
const HOST = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i;

/** Creates the mask for all texts of a page's report. */
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
