import { NAMED } from '../../../shared/plain-text.ts';
import { childElements, NO_SOURCE, type TreeElement, textBelow, textOf } from '../element-tree.ts';
import { collapsePythonSpace, isBlank } from '../python-text.ts';

/** Placeholder for a line break until the text is printed: a backslash and "n". */
export const LINE_BREAK = '\\n';

/** Returns the lines in child elements with text, even empty lines (docs/specs/goose.md, "Printing", 6). */
export function printedLines(article: TreeElement): string[] {
  return childElements(article).flatMap((child) => {
    const text = textOf(child);
    // decodes character references before it collapses white space, because a reference may represent white space
    return text === '' ? [] : collapsePythonSpace(unescapeHtml(text)).split(LINE_BREAK);
  });
}

/** Entity names of the characters U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';

/** Characters by the usual names of their references; the original knows all names of the HTML standard. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(NAMED),
  ...LATIN.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ['bull', '•'],
  ['euro', '€'],
  ['trade', '™'],
]);

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi;

/** Replaces character references by their characters, once: "&amp;lt;" becomes "&lt;". */
export function unescapeHtml(text: string): string {
  return text.replace(REFERENCE, (reference: string, decimal?: string, hex?: string, name = '') => {
    if (name !== '') return CHARACTERS.get(name) ?? reference;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : reference;
  });
}

/** Returns the printed text nodes in document order: those in child elements, not directly in the article's element. */
export function printedNodes(article: TreeElement): number[] {
  const found = new Set<number>();
  for (const child of childElements(article)) {
    for (const { source, text } of textBelow(child)) if (source !== NO_SOURCE && !isBlank(text)) found.add(source);
  }
  return [...found].sort((a, b) => a - b);
}
