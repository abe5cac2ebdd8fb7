/** Cells of a table row: the word, its meaning, and the place of its definition. */
const ROW = /^\| \*\*([^*]+)\*\*([^|]*)\|/gm;

/**
 * Returns the words that a glossary defines twice, as instructions; "**word** (of a thing)" counts as a separate word.
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
