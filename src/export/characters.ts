/** Except tab and line breaks. Includes U+0085, which only some systems read as a line break. */
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;
const BROKEN = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/** Removes control characters, replaces lone surrogates and noncharacters: some formats such as XML forbid them. */
export function sound(text: string): string {
  return text.replace(BROKEN, '\ufffd').replace(CONTROLS, '');
}

/** Characters that are invalid in addresses (RFC 3986, 2.2 and 2.3) but that browsers accept. */
const NOT_IN_URI = /%(?![\da-f]{2})|[^\w.~:/?@!$&'()*+,;=%-]/giu;

/** Strict, for EPUB and Markdown: browsers leave brackets, spaces and bars in some parts of an address unencoded. */
export function uriOf(href: string): string {
  const [, host = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?(.*)/is.exec(sound(href)) ?? [];
  const [path = '', ...fragment] = rest.split('#');
  const escaped = [path, fragment.join('%23')].map((part) => part.replace(NOT_IN_URI, encodeURIComponent));
  return host + escaped.join(fragment.length > 0 ? '#' : '');
}
