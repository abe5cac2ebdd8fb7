import type { StyleTable } from './style-table.ts';

/** Tags that browsers lay out as blocks by default (HTML standard, section 15.3), for subtrees that have no boxes. */
const BLOCK_TAGS = new Set(
  (
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre ' +
    'search section summary table caption colgroup col thead tbody tfoot tr td th ul xmp'
  ).split(' '),
);

/**
 * Returns the index of the style recorded for elements without a box (inside `display: none`, SVG …). Asking the browser
 * would make it compute styles that it does not otherwise need.
 */
export function boxlessStyle(styles: StyleTable, name: string): number {
  const placement = styles.placementNumber(BLOCK_TAGS.has(name) ? 'block' : 'inline', 'static', 'none');
  const whiteSpace = name === 'pre' ? 'pre' : 'normal';
  const textStyle = { whiteSpace, fontSize: '0px', fontWeight: '400', fontStyle: 'normal', face: 'text' } as const;
  return styles.intern(placement, styles.textStyleNumber(textStyle));
}
