/** Parses a page's JSON-LD scripts, once per page. */
import { weaklyMemoised } from '../shared/memoised.ts';
import { facet, type Page } from './page.ts';

/** Longest script that is repaired (characters), because repair is slow. Valid scripts may have any length. */
const MAX_REPAIRED_CHARACTERS = 400_000;

/** Returns the parsed scripts in order; omits those that are not JSON even after repair. */
export const parseJsonLd = weaklyMemoised((scripts: readonly string[]): readonly unknown[] =>
  scripts.map(parseScript).filter((value) => value !== undefined),
);

/** An object in JSON-LD; its values are not validated. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

export const jsonLdOf = facet((page: Page) => nodesIn(parseJsonLd(page.snapshot.metadata.jsonLd)));

/** Maximum nesting depth that is searched (levels). */
const DEEPEST = 12;
const MAX_OBJECTS = 3000;

/** Returns all objects in parsed scripts, outer objects before inner ones. */
export function nodesIn(values: readonly unknown[]): readonly JsonLdNode[] {
  const nodes: JsonLdNode[] = [];
  const collect = (value: unknown, depth: number): void => {
    if (depth > DEEPEST || nodes.length > MAX_OBJECTS || typeof value !== 'object' || value === null) return;
    nodes.push(value as JsonLdNode);
    for (const child of Object.values(value)) collect(child, depth + 1);
  };
  for (const value of values) collect(value, 0);
  return nodes;
}

export function typesOf(node: JsonLdNode): string[] {
  const type = node['@type'];
  return (Array.isArray(type) ? type : [type]).filter((item): item is string => typeof item === 'string');
}

function parseScript(script: string): unknown {
  return parse(script) ?? (script.length > MAX_REPAIRED_CHARACTERS ? undefined : parse(repair(script)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // SyntaxError: invalid JSON from authors and templates; RangeError: too many levels
    return undefined;
  }
}

/** Matches what XHTML pages and old templates put around a script (CDATA, an HTML comment), and a final semicolon. */
const WRAPPING = /^(?:\/\/|\/\*)? ?(?:<!\[CDATA\[|<!--)(?: ?\*\/)?|(?:\/\/|\/\*)? ?(?:\]\]>|-->)(?: ?\*\/)?$|;$/g;

/**
 * Matches a string literal, or the text before the next one. The closing quote is optional: otherwise, an unclosed
 * string would make the search backtrack, in a time that grows exponentially with the length of the string.
 */
const PIECES = /"(?:[^"\\]+|\\[\s\S])*"?|[^"]+/g;

/** Repairs common mistakes: line breaks in strings, commas before a closing bracket. */
function repair(script: string): string {
  const pieces = script.trim().replace(WRAPPING, '').match(PIECES) ?? [];
  return pieces
    .map((piece) => (piece.startsWith('"') ? repairString(piece) : piece.replace(/,(?=\s*[\]}])/g, '')))
    .join('');
}

/** Escapes control characters, and removes the backslash of escapes that JSON does not have (`\'`). */
function repairString(text: string): string {
  return text
    .replace(/\\([\s\S])/g, (pair, character: string) => ('"\\/bfnrtu'.includes(character) ? pair : character))
    .replace(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
