import type { Flow, Style } from './types.ts';

/** Interns computed styles: pages have thousands of elements and some dozens of distinct styles. */
export interface StyleTable {
  readonly styles: Style[];
  /** Index of the style with these values. */
  intern(style: Style): number;
}

export function createStyleTable(): StyleTable {
  const styles: Style[] = [];
  const index = new Map<string, number>();
  return {
    styles,
    intern(style) {
      const key = `${style.display}|${style.flow}|${style.position}|${style.float}|${style.whiteSpace}|${style.fontSize}|${style.fontWeight}|${style.italic}|${style.fontFamily}|${style.color}|${style.backgroundColor}|${style.textAlign}|${style.direction}`;
      const known = index.get(key);
      if (known !== undefined) return known;
      styles.push(style);
      index.set(key, styles.length - 1);
      return styles.length - 1;
    },
  };
}

const INLINE = new Set(['inline', 'ruby', 'ruby-base', 'ruby-text', 'ruby-base-container', 'ruby-text-container']);

/** Computed `display` → part in the parent's layout (CSS Display 3, section 2). */
export function flowOf(display: string): Flow {
  if (display === 'none' || display === 'contents') return display;
  if (INLINE.has(display)) return 'inline';
  // `math` is the inline form of MathML's outermost box; what stands inside never breaks the line it is in.
  if (display.startsWith('inline-') || display.endsWith('math')) return 'atomic';
  return 'block';
}

const MONOSPACE = /\b(?:monospace|mono|courier|consolas|menlo|monaco)\b/i;

export function isMonospace(fontFamily: string): boolean {
  return MONOSPACE.test(fontFamily);
}

/** Reads what the snapshot keeps of an element's computed style. */
export function readStyle(computed: CSSStyleDeclaration): Style {
  const display = computed.display;
  const fontFamily = computed.fontFamily;
  return {
    display,
    flow: flowOf(display),
    position: computed.position,
    float: computed.cssFloat,
    whiteSpace: computed.whiteSpace,
    fontSize: Number.parseFloat(computed.fontSize) || 0,
    fontWeight: Number(computed.fontWeight) || 400,
    italic: computed.fontStyle !== 'normal',
    fontFamily,
    monospace: isMonospace(fontFamily),
    color: computed.color,
    backgroundColor: computed.backgroundColor,
    textAlign: computed.textAlign,
    direction: computed.direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** Tags that browsers lay out as blocks by default (HTML standard, section 15.3), for subtrees that have no boxes. */
const BLOCK_TAGS = new Set(
  (
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre ' +
    'search section summary table caption colgroup col thead tbody tfoot tr td th ul xmp'
  ).split(' '),
);

/**
 * The style recorded for elements that have no box (inside `display: none`, SVG …). Asking the browser would make it
 * resolve styles that it has no other need for.
 */
export function boxlessStyle(name: string, direction: 'ltr' | 'rtl'): Style {
  const block = BLOCK_TAGS.has(name);
  return {
    display: block ? 'block' : 'inline',
    flow: block ? 'block' : 'inline',
    position: 'static',
    float: 'none',
    whiteSpace: name === 'pre' ? 'pre' : 'normal',
    fontSize: 0,
    fontWeight: 400,
    italic: false,
    fontFamily: '',
    monospace: false,
    color: '',
    backgroundColor: '',
    textAlign: '',
    direction,
  };
}
