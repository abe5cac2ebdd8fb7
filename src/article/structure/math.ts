/** Builds formulas in MathML Core, from the page's own MathML or from TeX. */
import type { Element, ElementContent } from 'hast';
import { mathName, NOT_SHOWN } from '../../page/formulas/formula-elements.ts';
import type { Page } from '../../page/page.ts';
import { own } from '../../shared/own.ts';
import { collapseSpace } from '../../shared/text.ts';
import { element, isElement } from './hast.ts';

export const MATHML_TOKENS: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);

export const MATHML_LAYOUT: ReadonlySet<string> = new Set(
  (
    'mrow mfrac msqrt mroot mstyle mpadded mphantom msub msup msubsup munder mover munderover mmultiscripts mprescripts ' +
    'mspace mtable mtr mtd none'
  ).split(' '),
);

export const MATHML_NAMES: readonly string[] = ['math', 'semantics', 'annotation', ...MATHML_LAYOUT, ...MATHML_TOKENS];

const each = (names: string, values: RegExp) => Object.fromEntries(names.split(' ').map((name) => [name, values]));

/** Allowed values of each attribute. Colours are not allowed, because the reader has its own themes. */
export const MATHML_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  ...each(
    'accent accentunder displaystyle fence largeop movablelimits separator stretchy symmetric',
    /^(?:true|false)$/,
  ),
  ...each('columnspan rowspan', /^\d{1,3}$/),
  ...each(
    'depth height linethickness lspace maxsize minsize rspace voffset width',
    /^[+-]?\d{0,3}(?:\.\d{0,6})?(?:em|ex|px|pt|pc|cm|mm|in|%|mu)?$/,
  ),
  form: /^(?:prefix|infix|postfix)$/,
  mathvariant: /^normal$/,
  scriptlevel: /^[+-]?\d$/,
};

/** `encoding` of the `annotation` element in which a formula keeps its TeX. */
export const TEX_ENCODING = 'application/x-tex';

interface Typeset {
  /** MathML without the `<math>` around it; empty if the formula is known only as TeX. */
  content: readonly ElementContent[];
  /** TeX without delimiters; '' if unknown. */
  tex: string;
  /** Whether the formula is displayed on a separate line. */
  isDisplay: boolean;
}

/** Returns the element of a formula: MathML, and the TeX for exports. `place`: node of the formula in the snapshot. */
export function formulaElement({ content, tex, isDisplay }: Typeset, place: number): Element {
  const shown = content.length > 0 ? content : [element('mtext', {}, tex)];
  const row = element('mrow', {}, [...shown]);
  const annotation = element('annotation', { encoding: TEX_ENCODING }, tex);
  const properties = isDisplay ? { display: 'block', dataNode: String(place) } : {};
  return element('math', properties, [tex === '' ? row : element('semantics', {}, [row, annotation])]);
}

/** Maximum depth of a formula (levels); deeper parts are flattened. */
const DEEPEST = 24;

/** Elements that MathML Core lacks, and the closest element that it has. */
const REPLACED: Readonly<Record<string, string>> = {
  mlabeledtr: 'mtr',
  mfenced: 'mrow',
  menclose: 'mrow',
  merror: 'mrow',
};

interface Open {
  end: number;
  element: Element;
  node: number;
}

export function mathContent(page: Page, math: number): ElementContent[] {
  const end = page.endOf(math);
  const top = element('mrow');
  const open: Open[] = [{ end, element: top, node: math }];
  for (let id = math + 1; id < end; ) {
    closeUntil(page, open, id);
    const parent = open.at(-1) as Open;
    if (page.isText(id)) addText(page, parent, page.textOf(id));
    const name = page.isElement(id) ? mathName(page, id) : '';
    const isLeftOut = NOT_SHOWN.has(name);
    if (!isLeftOut && canStandIn(name, parent.element.tagName, open.length)) {
      open.push({ end: page.endOf(id), element: openElement(page, parent, id), node: id });
    }
    id = isLeftOut ? page.endOf(id) : id + 1;
  }
  closeUntil(page, open, end);
  return top.children;
}

function canStandIn(name: string, parent: string, depth: number): boolean {
  if (MATHML_TOKENS.has(parent)) return false;
  return MATHML_TOKENS.has(name) || (depth <= DEEPEST && (MATHML_LAYOUT.has(name) || Object.hasOwn(REPLACED, name)));
}

function openElement(page: Page, { element: parent, node: parentNode }: Open, id: number): Element {
  const name = mathName(page, id);
  const opened = element(own(REPLACED, name) ?? name, attributesOf(page, id));
  if (mathName(page, parentNode) === 'mfenced' && parent.children.length > 1) parent.children.push(sign(','));
  if (name === 'mfenced') opened.children.push(sign(page.attributesOf(id).open ?? '('));
  parent.children.push(opened);
  return opened;
}

function closeUntil(page: Page, open: Open[], id: number): void {
  for (let last = open.at(-1); last && last.end <= id; last = open.at(-1)) {
    open.pop();
    if (mathName(page, last.node) === 'mfenced')
      last.element.children.push(sign(page.attributesOf(last.node).close ?? ')'));
  }
}

function sign(value: string): Element {
  return element('mo', {}, value);
}

/** Adds text. In an element for elements only (`mrow`), drops white space and wraps other text in `mtext`. */
function addText(page: Page, { element: parent, node }: Open, text: string): void {
  const value = inAlphabet(collapseSpace(text), page.attributesOf(node).mathvariant ?? '');
  if (parent.tagName === 'mtext') parent.children.push({ type: 'text', value });
  else if (MATHML_TOKENS.has(parent.tagName)) parent.children.push({ type: 'text', value: value.trim() });
  else if (value.trim() !== '') parent.children.push(element('mtext', {}, value));
}

function attributesOf(page: Page, node: number): Element['properties'] {
  const attributes = Object.entries(page.attributesOf(node));
  return Object.fromEntries(attributes.filter(([name, value]) => own(MATHML_ATTRIBUTES, name)?.test(value)));
}

/**
 * By style: code points of the first capital letter, small letter and digit (0 if Unicode has none in this style), and
 * the letters that are not in the style's range of code points, because Unicode already had them elsewhere, such as ℋ.
 */
const ALPHABETS: Readonly<Record<string, readonly [number, number, number, string?]>> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce],
  'bold-italic': [0x1d468, 0x1d482, 0],
  script: [0x1d49c, 0x1d4b6, 0, 'ℬℰℱℋℐℒℳℛℯℊℴ'],
  'bold-script': [0x1d4d0, 0x1d4ea, 0],
  fraktur: [0x1d504, 0x1d51e, 0, 'ℭℌℑℜℨ'],
  'bold-fraktur': [0x1d56c, 0x1d586, 0],
  'double-struck': [0x1d538, 0x1d552, 0x1d7d8, 'ℂℍℕℙℚℝℤ'],
  'sans-serif': [0x1d5a0, 0x1d5ba, 0x1d7e2],
  'bold-sans-serif': [0x1d5d4, 0x1d5ee, 0x1d7ec],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
};

/** Converts letters to a mathematical alphabet, such as "fraktur": browsers do not support `mathvariant`. */
export function inAlphabet(text: string, alphabet: string): string {
  const starts = own(ALPHABETS, alphabet);
  if (!starts) return text;
  const [capital, small, digit, older = ''] = starts;
  return text.replace(/[A-Za-z0-9]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const first = code >= 97 ? small - 97 : code >= 65 ? capital - 65 : digit === 0 ? 0 : digit - 48;
    const elsewhere = Array.from(older).find((one) => one.normalize('NFKC') === letter);
    return elsewhere ?? String.fromCodePoint(first + code);
  });
}

/** Splits a paragraph around its display formulas, which become separate blocks; `placed` may change each of them. */
export function splitAtDisplays(paragraph: Element, placed = (formula: Element) => formula): ElementContent[] {
  const parts: ElementContent[] = [];
  let part: ElementContent[] = [];
  const endPart = () => {
    if (part.some((node) => node.type !== 'text' || node.value.trim() !== ''))
      parts.push({ ...paragraph, children: part });
    part = [];
  };
  for (const child of paragraph.children) {
    if (isElement(child, 'math') && child.properties.display === 'block') {
      endPart();
      parts.push(placed(child));
    } else part.push(child);
  }
  if (parts.length === 0) return [paragraph];
  endPart();
  return parts;
}
