/** Masks attributes in a report that contain text, names or addresses. Attributes that only describe structure stay. */
import type { Attributes } from '../../../page/snapshot/types.ts';
import type { TextMask } from './texts.ts';

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Sizes or keywords of the web standards. A value is not masked if it matches {@link TECHNICAL_VALUE}. */
const TECHNICAL = named(
  'role type rel lang xml:lang dir itemprop itemtype itemscope property http-equiv charset colspan rowspan span width height ' +
    'size rows cols start reversed loading decoding hidden open disabled checked selected multiple contenteditable draggable ' +
    'tabindex align valign cellpadding cellspacing border media target method encoding mathvariant display fetchpriority ' +
    'crossorigin allowfullscreen scope sizes as slot data-toggle data-bs-toggle aria-hidden aria-expanded aria-level ' +
    'aria-haspopup aria-selected aria-live aria-current aria-modal aria-checked aria-pressed viewbox',
);
/** Attributes whose values are names of the element itself, or of elements that it refers to. */
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

export function maskAttributes(attributes: Attributes, mask: ValueMask): Attributes {
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

export function maskMeta(name: string, content: string, mask: ValueMask): string {
  return TECHNICAL_META.has(name) && TECHNICAL_VALUE.test(content) ? content : maskValue(content, mask);
}

export function maskValue(value: string, mask: ValueMask): string {
  return ADDRESS_VALUE.test(value) ? mask.address(value) : mask.date(value);
}

/** Host names that replace the page's own host and all other hosts. They cannot exist (RFC 2606). */
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

export function createAddressMask(mask: TextMask, pageHost: string): AddressMask {
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
    const fragment = hash.length > 0 ? `#${mask.name(decoded(hash.join('#')))}` : '';
    const parameters = query.length > 0 ? `?${parametersOf(query.join('?'))}` : '';
    if (!place.startsWith('//')) return path(place) + parameters + fragment;
    const [, , host = '', ...segments] = place.split('/');
    const masked = host === '' ? '' : host === pageHost ? OWN_HOST : OTHER_HOST;
    return `//${[masked, ...segments.map(segment)].join('/')}${parameters}${fragment}`;
  }

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

export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // URIError: a per cent sign that is not followed by a code.
    return part;
  }
}

function encoded(part: string): string {
  return /^[\w.~&=;:@!$'()*+,-]*$/.test(part) ? part : encodeURIComponent(part.replace(HALF_A_PAIR, '\ufffd'));
}
