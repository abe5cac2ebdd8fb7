/** Facts about an element that need no layout: what follows from its tag name, and its attributes. */

import { attributeNamesOf, attributeOf } from '../../platform/unclobbered.ts';
import { memoised } from '../../shared/memoised.ts';
import type { Attributes } from './types.ts';

const NEVER_RENDERED = new Set(
  'head script style template title meta link base noframes param source track datalist option optgroup'.split(' '),
);
const REPLACED = new Set('img video audio canvas iframe object embed svg picture'.split(' '));
const SVG_NOT_DRAWN = new Set('title desc metadata defs style script symbol'.split(' '));
/** Elements that may have a shadow tree (DOM standard, "valid shadow host name"), besides custom elements. */
const SHADOW_HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);
const CODE = new Set('code kbd listing plaintext pre samp textarea tt xmp'.split(' '));

/** Returns the properties of an element that follow from its tag name. */
export function elementTraits(name: string) {
  const isReplaced = REPLACED.has(name);
  const isFrame = name === 'iframe' || name === 'frame';
  return {
    name,
    /** Whether the element's content is never displayed, whatever its style. */
    isNeverRendered: NEVER_RENDERED.has(name),
    /** Whether the browser displays something other than the element's children, as for `img`. */
    isReplaced,
    /** Whether the element's children are a fallback: displayed only if the element itself cannot be. */
    hasFallbackContent: isReplaced && !isFrame && name !== 'svg' && name !== 'picture',
    isFrame,
    /** Whether this is an SVG element whose text is not drawn. */
    isNotDrawn: SVG_NOT_DRAWN.has(name),
    canHostShadow: SHADOW_HOSTS.has(name) || name.includes('-'),
    /** Whether browsers display the element in a monospace font. */
    isCode: CODE.has(name),
  };
}

export type ElementTraits = ReturnType<typeof elementTraits>;

/** Makes objects that inherit nothing: attributes may be called `constructor`. Faster than `Object.create(null)`. */
const Bare = function Bare() {} as unknown as new () => Record<string, string>;
Bare.prototype = Object.create(null);

/**
 * Returns a function that reads the attributes of an element; null if it has none. Elements whose only attribute is a
 * class share one object per class.
 */
export function createAttributeReader(): (element: Element) => Attributes | null {
  /** Maps an attribute's name in the page to its name in the snapshot; '' for event handlers, which are left out. */
  const nameOf = memoised((written: string) => (written.startsWith('on') ? '' : written.toLowerCase()));
  const ofClass = memoised((value: string): Attributes => Object.assign(new Bare(), { class: value }));
  return (element) => {
    const written = attributeNamesOf(element);
    if (written.length === 0) return null;
    if (written.length === 1 && written[0] === 'class') return ofClass(attributeOf(element, 'class') as string);
    const attributes = new Bare();
    for (const name of written) {
      const known = nameOf(name);
      // null for a name with capitals (only scripts can create one): browsers look names up in lower case
      if (known !== '') attributes[known] = attributeOf(element, name) ?? '';
    }
    return attributes;
  };
}
