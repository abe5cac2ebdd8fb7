/** Names of the elements that the article keeps, and of those that it never shows. Others only group content. */

/** Block elements that keep their name in the article and may contain paragraphs. */
export const FLOW_CONTAINERS: ReadonlySet<string> = new Set(
  'blockquote ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr td th'.split(' '),
);

/** Parts of a table. In a table that is only used for layout, these parts become plain boxes. */
export const TABLE_PARTS: ReadonlySet<string> = new Set('table caption thead tbody tfoot tr td th'.split(' '));

export const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Maps the inline elements that the article keeps to their names in the article: a `b` becomes a `strong`. */
export const INLINE_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'a abbr bdi bdo cite code del dfn em ins kbd mark q rp rt ruby s samp small strong sub sup time u var'
      .split(' ')
      .map((name) => [name, name]),
  ),
  acronym: 'abbr',
  b: 'strong',
  i: 'em',
  strike: 's',
  tt: 'code',
};

/** Elements around the whole page. Their classes, such as "comments-open", do not describe one part of it. */
export const PAGE_ELEMENTS: ReadonlySet<string> = new Set(['html', 'body', 'main']);

export const CODE_ELEMENTS: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** Form controls, whose text is never part of the article. */
export const LEFT_OUT: ReadonlySet<string> = new Set('select textarea input option datalist progress meter'.split(' '));
