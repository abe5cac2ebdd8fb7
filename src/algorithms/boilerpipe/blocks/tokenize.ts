/** Text → tokens, like boilerpipe's UnicodeTokenizer (docs/specs/boilerpipe.md, "Tokens"). */
import { javaTrim } from './java-text.ts';

/** Invisible separators; words (Java's word characters, with following accents); everything else. */
const PIECE = /\u2063+|[\p{L}\p{Nd}_][\p{L}\p{Nd}_\p{Mn}]*|[^\u2063\p{L}\p{Nd}_]+/gu;
/** No cut on either side of these: "don't", "world,", "e-mail" are single tokens. */
const GLUE = new Set(`"'.,!@-:;$?()/`);
const WORD = /[\p{L}\p{Nd}\p{Nl}\p{No}]/u;

/** A run of plain letters, digits and glue, which is one token; nearly all text is such runs. */
const PLAIN_RUN = /^[\w"'.,!@\-:;$?()/]+$/;

/** Returns the tokens; one empty token for an empty text, like `"".split(" ")` in Java. */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  for (const run of javaTrim(text).split(' ')) {
    if (PLAIN_RUN.test(run)) tokens.push(run);
    else if (run !== '') cutRun(run, tokens);
  }
  if (tokens.length === 0) tokens.push('');
  return tokens;
}

/** Cuts the text between two spaces at word boundaries. */
function cutRun(run: string, tokens: string[]): void {
  let token = '';
  for (const [piece] of run.matchAll(PIECE)) {
    const isSpace = piece.startsWith('\u2063');
    const isGlued = GLUE.has(token.slice(-1)) || GLUE.has(piece.charAt(0));
    if (token !== '' && (isSpace || !isGlued)) {
      tokens.push(token);
      token = '';
    }
    if (!isSpace) token += piece;
  }
  if (token !== '') tokens.push(token);
}

export function isWord(token: string): boolean {
  return WORD.test(token);
}
