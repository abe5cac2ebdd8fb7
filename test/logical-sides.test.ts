/** Half of what is read right to left comes out wrong where a style names left and right: it names start and end. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Where a side is meant whatever the language: code, and what is placed by its coordinates. */
const MEANT: ReadonlySet<string> = new Set([
  'src/reader/styles/article.css: text-align: left',
  // lines of code begin at the left in every article
  'src/reader/styles/code.css: right: 44px',
  'src/reader/styles/code.css: right: 50px',
  'src/reader/styles/pieces.css: left: auto',
  'src/reader/styles/pieces.css: right: 6px',
  // beside a frame, on the side where it has room
  'src/tools/editing/editing.css: left: -2px',
  'src/tools/editing/editing.css: right: -2px',
  // of its full width
  'src/reader/styles/print.css: inset: 0 auto auto 0',
  'src/tools/tools.css: inset: 0 auto auto 0',
  // and moved by half of its own width
  'src/tools/highlighting/highlighting.css: inset: auto auto calc(72px + env(safe-area-inset-bottom)) 50%',
]);

const SIDE =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right)$|^border-(?:top|bottom)-(?:left|right)-radius$/;
const FOUR = /^(?:margin|padding|inset|border-width)$/;

/** Declarations of a style sheet that set its two sides apart, by left and right. */
function sidesNamed(css: string): string[] {
  const declarations = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g);
  return [...declarations].flatMap(([, name = '', value = '']) => {
    const [, right, , left] = partsOf(value);
    const isNamed =
      SIDE.test(name) ||
      (FOUR.test(name) && left !== undefined && sideless(left) !== sideless(right ?? '')) ||
      (/^(?:text-align|float|clear)$/.test(name) && /left|right/.test(value));
    return isNamed ? `${name}: ${value.replace(/\s+/g, ' ').trim()}` : [];
  });
}

/** "a calc(b + c) d" → a, calc(b + c), d. */
const partsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** The edges of a screen that are no window are where they are. */
const sideless = (length: string) => length.replace(/safe-area-inset-(?:left|right)/, 'safe-area-inset');

describe('a style sheet', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

  it.each(sheets)('names no side that is another one in Arabic: %s', (file) => {
    const named = sidesNamed(readFileSync(`src/${file}`, 'utf8'));
    expect(named.filter((declaration) => !MEANT.has(`src/${file}: ${declaration}`))).toEqual([]);
  });

  it('is read as browsers read it', () => {
    expect(sidesNamed('a { padding: 1px 2px 3px 4px; b { margin-left: 2px } }')).toEqual([
      'padding: 1px 2px 3px 4px',
      'margin-left: 2px',
    ]);
    const fine =
      'a { padding: 1px 2px 3px 2px; inset: calc(1px + 2px) 0 auto; margin-inline: 1px 2px; /* left: 0; */ }';
    expect(sidesNamed(fine)).toEqual([]);
  });
});
