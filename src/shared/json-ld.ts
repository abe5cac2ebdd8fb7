/** JSON-LD scripts as values. They are asked for by the learned algorithm and by the metadata, of each page many times. */

/** A longer script is a catalogue, and no description of a page. */
const LONGEST = 400_000;

/** By the snapshot's list of scripts: parsed once for all who ask, and forgotten with the snapshot. */
const parsed = new WeakMap<readonly string[], readonly unknown[]>();

/** What the scripts say, in their order; those that are no JSON even with care are left out. */
export function parseJsonLd(scripts: readonly string[]): readonly unknown[] {
  const known = parsed.get(scripts);
  if (known) return known;
  const values = scripts.map(parseScript).filter((value) => value !== undefined);
  parsed.set(scripts, values);
  return values;
}

function parseScript(script: string): unknown {
  if (script.length > LONGEST) return undefined;
  return parse(script) ?? parse(repair(script));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // SyntaxError: what people and templates write; RangeError: nested without end
    return undefined;
  }
}

/** What XHTML pages and old templates put around a script. */
const WRAPPING = /^(?:\/\/|\/\*)? ?(?:<!\[CDATA\[|<!--)(?: ?\*\/)?|(?:\/\/|\/\*)? ?(?:\]\]>|-->)(?: ?\*\/)?$|;$/g;

/** Strings, and what stands between them. The end of a string may be missing, so that each is gone over once. */
const PIECES = /"(?:[^"\\]+|\\[\s\S])*"?|[^"]+/g;

/** The script without the faults that can mean one thing only: line breaks in strings, commas before an end. */
function repair(script: string): string {
  const pieces = script.trim().replace(WRAPPING, '').match(PIECES) ?? [];
  return pieces
    .map((piece) => (piece.startsWith('"') ? repairString(piece) : piece.replace(/,(?=\s*[\]}])/g, '')))
    .join('');
}

/** Control characters are escaped, and escapes that JSON does not know (`\'`) mean the character. */
function repairString(text: string): string {
  return text
    .replace(/\\([\s\S])/g, (pair, character: string) => ('"\\/bfnrtu'.includes(character) ? pair : character))
    .replace(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
