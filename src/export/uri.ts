import { sound } from './characters.ts';

/** Characters that are invalid in addresses (RFC 3986, 2.2 and 2.3) but that browsers accept. */
const NOT_IN_URI = /%(?![\da-f]{2})|[^\w.~:/?@!$&'()*+,;=%-]/giu;

/**
 * Percent-encodes an address strictly, for EPUB books and Markdown. Browsers leave brackets, spaces and vertical bars
 * in some parts of an address unencoded.
 */
export function uriOf(href: string): string {
  const [, host = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?(.*)/is.exec(sound(href)) ?? [];
  const [path = '', ...fragment] = rest.split('#');
  const escaped = [path, fragment.join('%23')].map((part) => part.replace(NOT_IN_URI, encodeURIComponent));
  return host + escaped.join(fragment.length > 0 ? '#' : '');
}
