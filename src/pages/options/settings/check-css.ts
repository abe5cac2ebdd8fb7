/** Finds parts of the user's CSS that have no effect: browsers ignore them silently, or Lectern removes them. */
import { cleanCss } from '../../../reader/styles/user-css.ts';
import { shortened } from '../../../shared/text.ts';

export interface Objection {
  kind: 'unknown' | 'address';
  text: string;
}

const MAX_SHOWN_CHARACTERS = 60;

/** Returns the first part of the CSS that would have no effect; null if there is none. */
export function checkCss(css: string): Objection | null {
  const plain = withoutComments(css);
  const unknown = firstUnknown(plain);
  if (unknown !== null)
    return {
      kind: /^@import\b/i.test(unknown) ? 'address' : 'unknown',
      text: shortened(unknown, MAX_SHOWN_CHARACTERS),
    };
  const [leftOut] = cleanCss(css).leftOut;
  return leftOut === undefined ? null : { kind: 'address', text: shortened(leftOut, MAX_SHOWN_CHARACTERS) };
}

function firstUnknown(css: string): string | null {
  const found = piecesOf(css, /[;}]/).map(unknownIn);
  return found.find((unknown) => unknown !== null) ?? null;
}

function unknownIn(piece: string): string | null {
  const open = piece.indexOf('{');
  const rule = open >= 0 && piece.endsWith('}') && ruleOf(piece);
  if (!rule) return piece;
  const inner = piece.slice(open + 1, -1);
  if (holdsRules(rule)) return firstUnknown(inner);
  // Only style rules without nested rules are checked. The grammar of other rules, such as `@keyframes`, is different.
  if (piece.startsWith('@') || inner.includes('{')) return null;
  return piecesOf(inner, /;/).find((declaration) => !isDeclaration(declaration.replace(/;$/, ''))) ?? null;
}

function ruleOf(piece: string): CSSRule | undefined {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(piece);
  return sheet.cssRules[0];
}

/**
 * Returns whether a rule only groups style rules, as `@media` does. Two other kinds of rules also have `cssRules`:
 * style rules, which have a `style`, and `@keyframes`, which contains keyframes and has the method `findRule`.
 */
const holdsRules = (rule: CSSRule) => 'cssRules' in rule && !('style' in rule) && !('findRule' in rule);

function isDeclaration(text: string): boolean {
  const [, name = '', value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(text) ?? [];
  return name !== '' && CSS.supports(name, value.replace(/!\s*important\s*$/i, '').trim());
}

/** Matches a string, a comment, or any other single character. */
const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*.*?(?:\*\/|$)|./gs;

const withoutComments = (css: string) => css.replace(TOKEN, (token) => (token.startsWith('/*') ? ' ' : token));

/** Splits CSS after the characters in `ends`, except in brackets and strings; omits blank parts. */
function piecesOf(css: string, ends: RegExp): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = '';
  for (const [token] of css.matchAll(TOKEN)) {
    piece += token;
    if (/^[([{]$/.test(token)) depth++;
    else if (/^[)\]}]$/.test(token)) depth--;
    if (depth > 0 || token.length > 1 || !ends.test(token)) continue;
    depth = 0;
    if (piece.trim() !== ';') pieces.push(piece.trim());
    piece = '';
  }
  if (piece.trim() !== '') pieces.push(piece.trim());
  return pieces;
}
