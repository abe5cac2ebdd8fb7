import { sound } from './characters.ts';

/** What no address may hold by its grammar, though browsers take it (RFC 3986, 2.2 and 2.3). */
const NOT_IN_URI = /%(?![\da-f]{2})|[^\w.~:/?@!$&'()*+,;=%-]/giu;

/** An address as books and readers of Markdown want it: browsers leave brackets, spaces and bars in some of its parts as they are. */
export function uriOf(href: string): string {
  const [, host = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?(.*)/is.exec(sound(href)) ?? [];
  const [path = '', ...fragment] = rest.split('#');
  const escaped = [path, fragment.join('%23')].map((part) => part.replace(NOT_IN_URI, encodeURIComponent));
  return host + escaped.join(fragment.length > 0 ? '#' : '');
}
