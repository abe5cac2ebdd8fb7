import type { Element, ElementContent } from 'hast';
import { element } from '../hast.ts';

/** The MathML that an article may contain: those elements and attributes of MathML Core that affect the layout. */

/** Elements that contain only text. */
export const MATHML_TOKENS: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);

/** Elements that contain other elements. */
export const MATHML_LAYOUT: ReadonlySet<string> = new Set(
  (
    'mrow mfrac msqrt mroot mstyle mpadded mphantom msub msup msubsup munder mover munderover mmultiscripts mprescripts ' +
    'mspace mtable mtr mtd none'
  ).split(' '),
);

export const MATHML_NAMES: readonly string[] = ['math', 'semantics', 'annotation', ...MATHML_LAYOUT, ...MATHML_TOKENS];

const LENGTH = /^[+-]?\d{0,3}(?:\.\d{0,6})?(?:em|ex|px|pt|pc|cm|mm|in|%|mu)?$/;
const BOOLEAN = /^(?:true|false)$/;
const SPAN = /^\d{1,3}$/;

/** Allowed values of each attribute. Colours are not allowed, because the reader has its own themes. */
export const MATHML_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  accent: BOOLEAN,
  accentunder: BOOLEAN,
  columnspan: SPAN,
  depth: LENGTH,
  displaystyle: BOOLEAN,
  fence: BOOLEAN,
  form: /^(?:prefix|infix|postfix)$/,
  height: LENGTH,
  largeop: BOOLEAN,
  linethickness: LENGTH,
  lspace: LENGTH,
  mathvariant: /^normal$/,
  maxsize: LENGTH,
  minsize: LENGTH,
  movablelimits: BOOLEAN,
  rowspan: SPAN,
  rspace: LENGTH,
  scriptlevel: /^[+-]?\d$/,
  separator: BOOLEAN,
  stretchy: BOOLEAN,
  symmetric: BOOLEAN,
  voffset: LENGTH,
  width: LENGTH,
};

/** `encoding` of the `annotation` element in which a formula keeps its TeX. */
export const TEX_ENCODING = 'application/x-tex';

export interface Typeset {
  /** MathML without the `<math>` around it; empty if the formula is known only as TeX. */
  content: readonly ElementContent[];
  /** TeX without delimiters; '' if unknown. */
  tex: string;
  /** Whether the formula is displayed on a separate line. */
  isDisplay: boolean;
}

/** MathML, and its TeX for exports. `place` is the node of the formula in the snapshot. */
export function formulaElement({ content, tex, isDisplay }: Typeset, place: number): Element {
  const shown = content.length > 0 ? content : [element('mtext', {}, tex)];
  const row = element('mrow', {}, [...shown]);
  const annotation = element('annotation', { encoding: TEX_ENCODING }, tex);
  const properties = isDisplay ? { display: 'block', dataNode: String(place) } : {};
  return element('math', properties, [tex === '' ? row : element('semantics', {}, [row, annotation])]);
}
