/** Matches a row of the glossary: its word in bold, and the rest of the cell. */
const ROW = /^\| \*\*([^*]+)\*\*([^|]*)\|/gm;

/**
 * Returns a sentence for each word that a glossary defines twice. The same word with an addition in brackets, as in
 * "**report** (of a page)", counts as a different word.
 */
export function definedTwice(document, text) {
  const lines = new Map();
  for (const { 1: word, 2: rest, index } of text.matchAll(ROW)) {
    const name = `${word}${/^ \([^)]*\)/.exec(rest)?.[0] ?? ''}`.toLowerCase();
    lines.set(name, [...(lines.get(name) ?? []), text.slice(0, index).split('\n').length]);
  }
  return [...lines]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${document}:${places[1]}: define ${name} once; line ${places[0]} does, too.`);
}
