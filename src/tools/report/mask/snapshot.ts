/**
 * Masks the snapshot of a page: algorithms still see its structure, but nobody can read its texts, names and addresses.
 * Attributes that only describe the structure stay.
 */
import type { Attributes, Media, MetadataHints, PageSnapshot } from '../../../page/snapshot/types.ts';
import { createTextMask, type Random, type TextMask } from './texts.ts';

/**
 * Maximum length of a text of the page's head, such as the title (characters), whose words get the same substitutes
 * everywhere, so that algorithms find the headline. Longer texts are masked like article text.
 */
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
    jsonLd: jsonLd.map((text) => maskJson(text, mask)),
  };
}

const QUOTE = '"';
const KEY_FOLLOWS = /^\s*:/;
const PLAIN_NAME = /^[\w@:.-]{1,60}$/;
const WORD_OR_DIGIT = /[\p{L}\p{M}]+|(?!0)\p{Nd}/gu;
const LITERAL = /^(?:true|false|null)$/;

/** Keys of JSON-LD whose values are types of Schema.org. These values are not masked. */
const TECHNICAL_KEYS: ReadonlySet<string> = new Set(['@type', '@context']);

/** Masks the texts in JSON-LD, but not its keys and types. Does not parse it as a whole, because it may be invalid. */
function maskJson(json: string, mask: ValueMask): string {
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

function technical(written: string, mask: ValueMask): string {
  const name = written.slice(1, -1);
  const isSchema = /^https?:\/\/schema\.org\/?$/i.test(name);
  return isSchema || PLAIN_NAME.test(name) ? written : string(written, mask);
}

function string(written: string, mask: ValueMask): string {
  try {
    return JSON.stringify(maskValue(JSON.parse(written) as string, mask));
  } catch {
    // SyntaxError: some pages write line breaks or invalid escapes into strings.
    return JSON.stringify(mask.text(written.slice(1, -1)));
  }
}

function outside(piece: string, mask: ValueMask): string {
  return piece.replace(WORD_OR_DIGIT, (word) => (LITERAL.test(word) ? word : mask.text(word)));
}

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Attributes whose values are sizes or keywords; those that match {@link TECHNICAL_VALUE} are not masked. */
const TECHNICAL = named(
  'role type rel lang xml:lang dir itemprop itemtype itemscope property http-equiv charset colspan rowspan span width height ' +
    'size rows cols start reversed loading decoding hidden open disabled checked selected multiple contenteditable draggable ' +
    'tabindex align valign cellpadding cellspacing border media target method encoding mathvariant display fetchpriority ' +
    'crossorigin allowfullscreen scope sizes as slot data-toggle data-bs-toggle aria-hidden aria-expanded aria-level ' +
    'aria-haspopup aria-selected aria-live aria-current aria-modal aria-checked aria-pressed viewbox',
);
/** Attributes whose values are names (classes, ids). Only words in the page's text and long numbers are masked. */
const NAMES = named(
  'class id name for headers list aria-labelledby aria-describedby aria-controls aria-owns aria-details usemap part ' +
    'data-component data-testid data-target data-bs-target data-type',
);
const ADDRESSES = named(
  'href src action formaction poster cite background longdesc xlink:href resource itemid data-src data-lazy-src ' +
    'data-litespeed-src data-original data-href data-url',
);
const ADDRESS_LISTS = named('srcset imagesrcset data-srcset data-lazy-srcset');

/** Form of a value that is not masked: a keyword, a size, or the address of a Schema.org type. */
const TECHNICAL_VALUE = /^(?:https?:\/\/schema\.org\/)?[\w:.,;%()@/ -]{0,80}$/;
const ADDRESS_VALUE = /^(?:https?:)?\/\//i;
/** Start of an address or of quoted text in CSS. A style attribute that contains one is emptied. */
const STYLE_TEXT = /url\(|["']/i;

/** Names of meta elements whose content is a keyword, which is not masked. */
const TECHNICAL_META = named(
  'og:type og:locale robots googlebot viewport content-type content-language x-ua-compatible referrer color-scheme theme-color ' +
    'twitter:card format-detection',
);

export interface ValueMask extends TextMask, AddressMask {}

function maskAttributes(attributes: Attributes, mask: ValueMask): Attributes {
  const meta = (attributes.property ?? attributes.name ?? '').toLowerCase();
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      mask.name(name),
      name === 'content' ? maskMeta(meta, value, mask) : maskAttribute(name, value, mask),
    ]),
  );
}

function maskAttribute(name: string, value: string, mask: ValueMask): string {
  if (TECHNICAL.has(name) && TECHNICAL_VALUE.test(value)) return value;
  if (NAMES.has(name)) return mask.name(value);
  if (ADDRESSES.has(name)) return mask.address(value);
  if (ADDRESS_LISTS.has(name)) return mask.list(value);
  if (name === 'style') return STYLE_TEXT.test(value) ? '' : value;
  return maskValue(value, mask);
}

function maskMeta(name: string, content: string, mask: ValueMask): string {
  return TECHNICAL_META.has(name) && TECHNICAL_VALUE.test(content) ? content : maskValue(content, mask);
}

export function maskValue(value: string, mask: ValueMask): string {
  return ADDRESS_VALUE.test(value) ? mask.address(value) : mask.date(value);
}

/** Host names that replace the page's own host and all other hosts. No such hosts can exist (RFC 2606). */
const OWN_HOST = 'page.invalid';
const OTHER_HOST = 'site.invalid';

/** Longest `about:` address that is kept (characters): `about:srcdoc`. */
const LONGEST_ABOUT = 12;
const SCHEME = /^[a-z][a-z\d+.-]{0,20}:/i;
const DATA_TYPE = /^data:[a-z]+\/[a-z\d.+-]{1,40}/i;
const FILE_ENDING = /\.(?:html?|xhtml|php|aspx?|jpe?g|png|gif|webp|avif|svg|mp[34]|webm|ogg|pdf|js|css)$/i;
/** Half of a surrogate pair, which an address cannot contain (`encodeURIComponent` throws). */
const HALF_A_PAIR = /\p{Cs}/gu;
/** Form of a picture's size in `srcset`, such as `2x` or `640w`. */
const DESCRIPTOR = /^[\d.]+[wxh],?$/;

interface AddressMask {
  address(address: string): string;
  /** Masks a list of image addresses with sizes, as in `srcset`. */
  list(list: string): string;
}

function createAddressMask(mask: TextMask, pageHost: string): AddressMask {
  function address(original: string): string {
    const trimmed = original.trim();
    const scheme = SCHEME.exec(trimmed)?.[0].toLowerCase() ?? '';
    const rest = trimmed.slice(scheme.length);
    if (scheme === 'data:') return `${DATA_TYPE.exec(trimmed)?.[0] ?? scheme},`;
    if (scheme === 'about:') return trimmed.length <= LONGEST_ABOUT ? trimmed : scheme;
    if (scheme === 'javascript:' || scheme === 'blob:') return scheme;
    if (scheme !== '' && !rest.startsWith('//')) return scheme + mask.text(rest);
    return scheme + located(rest);
  }

  function located(rest: string): string {
    const [beforeHash = '', ...hash] = rest.split('#');
    const [place = '', ...query] = beforeHash.split('?');
    const fragment = hash.length > 0 ? `#${fragmentOf(hash.join('#'))}` : '';
    const parameters = query.length > 0 ? `?${parametersOf(query.join('?'))}` : '';
    if (!place.startsWith('//')) return path(place) + parameters + fragment;
    const [, , host = '', ...segments] = place.split('/');
    const masked = host === '' ? '' : host === pageHost ? OWN_HOST : OTHER_HOST;
    return `//${[masked, ...segments.map(segment)].join('/')}${parameters}${fragment}`;
  }

  /** Masks what follows the "#": the id of an element, or a route or parameters for the page's scripts. */
  const fragmentOf = (fragment: string) =>
    /[/=]/.test(fragment) ? fragment.split('/').map(parametersOf).join('/') : mask.name(decoded(fragment));

  const path = (place: string) => place.split('/').map(segment).join('/');

  function segment(original: string): string {
    const ending = FILE_ENDING.exec(original)?.[0] ?? '';
    return encoded(mask.part(decoded(original.slice(0, original.length - ending.length)))) + ending;
  }

  const parametersOf = (query: string) =>
    query
      .split(/([&=;])/)
      .map((piece) => encoded(mask.part(decoded(piece))))
      .join('');

  return {
    address,
    list: (list) =>
      list
        .split(/(\s+)/)
        .map((piece) => (piece.trim() === '' || DESCRIPTOR.test(piece) ? piece : address(piece)))
        .join(''),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // URIError: the part contains a percent sign without a valid code after it, so it cannot be decoded.
    return part;
  }
}

function encoded(part: string): string {
  return /^[\w.~&=;:@!$'()*+,-]*$/.test(part) ? part : encodeURIComponent(part.replace(HALF_A_PAIR, '\ufffd'));
}
