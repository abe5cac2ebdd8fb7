/**
 * Tests that style sheets use `start` and `end` instead of `left` and `right`, so that they also fit interfaces in
 * right-to-left languages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Declarations with `left` or `right` that are also correct in right-to-left languages: for code, for example, or for
 * elements that a script positions.
 */
const MEANT: ReadonlySet<string> = new Set([
  'src/reader/styles/article.css: text-align: left',
  // the copy buttons are at the right of code, because lines of code start at the left in every language
  'src/reader/styles/code.css: right: 44px',
  'src/reader/styles/code.css: right: 50px',
  'src/reader/styles/pieces.css: left: auto',
  'src/reader/styles/pieces.css: right: 6px',
  // scripts place the element beside a frame, on the side with more space
  'src/tools/editing/editing.css: left: -2px',
  'src/tools/editing/editing.css: right: -2px',
  // exchanging left and right would change nothing, because the element has full width
  'src/reader/styles/print.css: inset: 0 auto auto 0',
  'src/tools/tools.css: inset: 0 auto auto 0',
  // the element is centred: it is shifted by half of its own width
  'src/tools/highlighting/highlighting.css: inset: auto auto calc(72px + env(safe-area-inset-bottom)) 50%',
]);

const SIDE =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right)$|^border-(?:top|bottom)-(?:left|right)-radius$/;
const FOUR = /^(?:margin|padding|inset|border-width)$/;

/** Returns the declarations of a style sheet that treat left and right differently. */
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

/** Splits a CSS value at spaces outside parentheses: "a calc(b + c) d" becomes a, calc(b + c), d. */
const partsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/**
 * Removes the side from the name of a safe area, because safe areas are at physical edges of the screen in every
 * language.
 */
const sideless = (length: string) => length.replace(/safe-area-inset-(?:left|right)/, 'safe-area-inset');

describe('a style sheet', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

  it.each(sheets)('the style sheet %s uses left and right only where they suit right-to-left languages', (file) => {
    const named = sidesNamed(readFileSync(`src/${file}`, 'utf8'));
    expect(named.filter((declaration) => !MEANT.has(`src/${file}: ${declaration}`))).toEqual([]);
  });

  it('a style sheet is reported only if it has different values for left and right', () => {
    expect(sidesNamed('a { padding: 1px 2px 3px 4px; b { margin-left: 2px } }')).toEqual([
      'padding: 1px 2px 3px 4px',
      'margin-left: 2px',
    ]);
    const fine =
      'a { padding: 1px 2px 3px 2px; inset: calc(1px + 2px) 0 auto; margin-inline: 1px 2px; /* left: 0; */ }';
    expect(sidesNamed(fine)).toEqual([]);
  });
});
