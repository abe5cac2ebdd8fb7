/** What each source element becomes in the article. Elements not named here only group: their box decides. */

/** Elements that keep their name and contain paragraphs. */
export const FLOW_CONTAINERS: ReadonlySet<string> = new Set(
  'blockquote ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr td th'.split(' '),
);

/** Parts of a table, which become plain boxes if the table is only for layout. */
export const TABLE_PARTS: ReadonlySet<string> = new Set('table caption thead tbody tfoot tr td th'.split(' '));

export const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Inline elements with a meaning, and their name in the article. */
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

/** Elements whose text is never article text, even if kept: form controls show state, not prose. */
export const LEFT_OUT: ReadonlySet<string> = new Set('select textarea input option datalist progress meter'.split(' '));
