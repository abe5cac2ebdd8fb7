/** Cells of a row of the table: the word, what it means, where it is defined. */
const ROW = /^\| \*\*([^*]+)\*\*([^|]*)\|/gm;

/** The words that a glossary defines more than once, as instructions; "**word** (of a thing)" is a word of its own. */
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
