/** The MathML allowed in an article: the presentation elements of MathML Core and their layout attributes. */

/** Elements that hold only text. */
export const MATHML_TOKENS: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);

/** Elements that hold other elements. */
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

/** Allowed values by attribute name. Colours are left to the theme. */
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

/** Encoding name of the TeX annotation in every formula. */
export const TEX_ENCODING = 'application/x-tex';
