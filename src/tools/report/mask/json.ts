/** Masks texts in JSON; keys and types stay. The JSON may be invalid. */

const QUOTE = '"';
const KEY_FOLLOWS = /^\s*:/;
const PLAIN_NAME = /^[\w@:.-]{1,60}$/;
const LITERALS = /\b(?!(?:true|false|null)\b)\p{L}+/gu;

interface JsonMask {
  value(text: string): string;
  /** Masks words and digits outside of strings, and strings that cannot be parsed. */
  text(text: string): string;
}

/** Keys whose values are types. */
const TECHNICAL_KEYS: ReadonlySet<string> = new Set(['@type', '@context']);

export function maskJson(json: string, mask: JsonMask): string {
  let masked = '';
  let key = '';
  let at = 0;
  for (;;) {
    const start = json.indexOf(QUOTE, at);
    const end = start < 0 ? -1 : endOfString(json, start);
    if (end < 0) return masked + outside(json.slice(at), mask);
    const written = json.slice(start, end);
    const isKey = KEY_FOLLOWS.test(json.slice(end, end + 8));
    const isTechnical = !isKey && TECHNICAL_KEYS.has(key);
    masked +=
      outside(json.slice(at, start), mask) + (isKey || isTechnical ? technical(written, mask) : string(written, mask));
    if (isKey) key = written.slice(1, -1);
    at = end;
  }
}

/** Returns the index after the closing quote, or -1. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === '\\') at++;
    else if (json[at] === QUOTE) return at + 1;
  }
  return -1;
}

function technical(written: string, mask: JsonMask): string {
  const name = written.slice(1, -1);
  const isSchema = /^https?:\/\/schema\.org\/?$/i.test(name);
  return isSchema || PLAIN_NAME.test(name) ? written : string(written, mask);
}

function string(written: string, mask: JsonMask): string {
  try {
    return JSON.stringify(mask.value(JSON.parse(written) as string));
  } catch {
    // SyntaxError: pages write line breaks or invalid escapes into strings.
    return JSON.stringify(mask.text(written.slice(1, -1)));
  }
}

function outside(piece: string, mask: JsonMask): string {
  return piece.replace(LITERALS, mask.text).replace(/[1-9]/g, mask.text);
}
