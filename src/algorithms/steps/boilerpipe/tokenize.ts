/** Text → tokens, as boilerpipe's UnicodeTokenizer cuts it (specs/boilerpipe.md, tokenize). */
import { javaTrim } from './java-text.ts';

/** Spaces; words (Java's word characters, with accents that follow them); all else. */
const PIECE = /[ \u2063]+|[\p{L}\p{Nd}_][\p{L}\p{Nd}_\p{Mn}]*|[^ \u2063\p{L}\p{Nd}_]+/gu;
/** No cut on either side of these: "don't", "world,", "e-mail" are one token each. */
const GLUE = new Set(`"'.,!@-:;$?()/`);
const WORD = /[\p{L}\p{Nd}\p{Nl}\p{No}]/u;

/** An empty text gives one empty token, as `"".split(" ")` does in Java. */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  let token = '';
  for (const [piece] of javaTrim(text).matchAll(PIECE)) {
    const isSpace = piece.startsWith(' ') || piece.startsWith('\u2063');
    const isGlued = GLUE.has(token.slice(-1)) || GLUE.has(piece.charAt(0));
    if (token !== '' && (isSpace || !isGlued)) {
      tokens.push(token);
      token = '';
    }
    if (!isSpace) token += piece;
  }
  if (token !== '' || tokens.length === 0) tokens.push(token);
  return tokens;
}

export function isWord(token: string): boolean {
  return WORD.test(token);
}
