import { sound } from './characters.ts';

/** Characters that are invalid in addresses (RFC 3986, 2.2 and 2.3), although browsers accept them. */
const NOT_IN_URI = /%(?![\da-f]{2})|[^\w.~:/?@!$&'()*+,;=%-]/giu;

/** Encodes an address strictly, as books and Markdown need: browsers leave brackets, spaces and bars in some parts unencoded. */
export function uriOf(href: string): string {
  const [, host = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?(.*)/is.exec(sound(href)) ?? [];
  const [path = '', ...fragment] = rest.split('#');
  const escaped = [path, fragment.join('%23')].map((part) => part.replace(NOT_IN_URI, encodeURIComponent));
  return host + escaped.join(fragment.length > 0 ? '#' : '');
}
