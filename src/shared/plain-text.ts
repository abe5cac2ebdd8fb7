import { own } from './own.ts';
import { collapseSpace, withoutInvisible } from './text.ts';

/** Characters by the name of their HTML reference, for text in `<noscript>` and metadata that was escaped twice. */
export const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
};

/** Resolves character references, collapses white space and removes soft hyphens. Does not parse HTML. */
export function plainText(raw: string): string {
  const text = raw.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (reference, decimal, hex, name) => {
    if (name !== undefined) return own(NAMED, String(name).toLowerCase()) ?? reference;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    // A tab or line break becomes a space, which is collapsed below.
    if (code === 9 || code === 10 || code === 13) return ' ';
    return code > 31 && code < 0x110000 && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
  return withoutInvisible(collapseSpace(text.replaceAll('\u00a0', ' '))).trim();
}
