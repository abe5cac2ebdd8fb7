/** Masks attributes that people read. Attributes that describe the page's structure stay. */
import type { Attributes } from '../../../page/snapshot/types.ts';
import type { AddressMask } from './addresses.ts';
import type { TextMask } from './texts.ts';

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Attributes that describe the kind or size of an element, in keywords of the standards. */
const TECHNICAL = named(
  'role type rel lang xml:lang dir itemprop itemtype itemscope property http-equiv charset colspan rowspan span width height ' +
    'size rows cols start reversed loading decoding hidden open disabled checked selected multiple contenteditable draggable ' +
    'tabindex align valign cellpadding cellspacing border media target method encoding mathvariant display fetchpriority ' +
    'crossorigin allowfullscreen scope sizes as slot data-toggle data-bs-toggle aria-hidden aria-expanded aria-level ' +
    'aria-haspopup aria-selected aria-live aria-current aria-modal aria-checked aria-pressed viewbox',
);
/** Attributes with names, of the element or of others. */
const NAMES = named(
  'class id name for headers list aria-labelledby aria-describedby aria-controls aria-owns aria-details usemap part ' +
    'data-component data-testid data-target data-bs-target data-type',
);
const ADDRESSES = named(
  'href src action formaction poster cite background longdesc xlink:href resource itemid data-src data-lazy-src ' +
    'data-litespeed-src data-original data-href data-url',
);
const ADDRESS_LISTS = named('srcset imagesrcset data-srcset data-lazy-srcset');

/** Values that the standards define. Types of Schema.org are addresses. */
const TECHNICAL_VALUE = /^(?:https?:\/\/schema\.org\/)?[\w:.,;%()@/ -]{0,80}$/;
const ADDRESS_VALUE = /^(?:https?:)?\/\//i;
/** Signs of an address or a text in a style. */
const STYLE_TEXT = /url\(|["']/i;

/** Meta elements whose content is a keyword. */
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

/** Masks the content of the meta element with this name. */
export function maskMeta(name: string, content: string, mask: ValueMask): string {
  return TECHNICAL_META.has(name) && TECHNICAL_VALUE.test(content) ? content : maskValue(content, mask);
}

/** Masks a text, an address or a date. */
export function maskValue(value: string, mask: ValueMask): string {
  return ADDRESS_VALUE.test(value) ? mask.address(value) : mask.date(value);
}
