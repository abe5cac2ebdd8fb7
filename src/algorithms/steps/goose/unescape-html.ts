/** Names of U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';

/** Named references in text that was escaped twice. The original knows all 2,231 of HTML. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ['amp', '&'],
  ['apos', "'"],
  ['bull', '•'],
  ['euro', '€'],
  ['gt', '>'],
  ['hellip', '…'],
  ['ldquo', '“'],
  ['lsquo', '‘'],
  ['lt', '<'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['quot', '"'],
  ['rdquo', '”'],
  ['rsquo', '’'],
  ['trade', '™'],
]);

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi;

/** Replaces character references, once. */
export function unescapeHtml(text: string): string {
  return text.replace(REFERENCE, (reference: string, decimal?: string, hex?: string, name = '') => {
    if (name !== '') return NAMED.get(name) ?? reference;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : reference;
  });
}
