/** JSON-LD scripts as values. They are asked for by the learned algorithm and by the metadata, of each page many times. */
import { facet, type Page } from './page.ts';

/** A longer script is a catalogue, and no description of a page. */
const MAX_SCRIPT_CHARACTERS = 400_000;

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

/** A node of JSON-LD; values are whatever the page wrote. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** What the scripts of a page speak of, with all that is nested in it. */
export const jsonLdOf = facet((page: Page) => nodesIn(parseJsonLd(page.snapshot.metadata.jsonLd)));

/** Deeper nesting than this is not metadata of an article. */
const DEEPEST = 12;
const MAX_OBJECTS = 3000;

/** All objects in parsed scripts, those around before those in them. */
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

/** The schema.org types of a node. */
export function typesOf(node: JsonLdNode): string[] {
  const type = node['@type'];
  return (Array.isArray(type) ? type : [type]).filter((item): item is string => typeof item === 'string');
}

function parseScript(script: string): unknown {
  if (script.length > MAX_SCRIPT_CHARACTERS) return undefined;
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
