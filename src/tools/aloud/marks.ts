/** Marks the spoken text with the CSS Custom Highlight API, which changes nothing in the text. */

/** Names of the highlights, shared by the whole document; the style sheet has them too. */
const SENTENCE = 'lectern-aloud-sentence';
const WORD = 'lectern-aloud-word';

/** Priorities above those of the user's highlights. */
const PRIORITY = { [SENTENCE]: 10, [WORD]: 11 } as const;

export function showSaid(sentence: Range | null, word: Range | null): void {
  set(SENTENCE, sentence);
  set(WORD, word);
}

function set(name: typeof SENTENCE | typeof WORD, range: Range | null): void {
  // Firefox has highlights since version 140
  const { highlights } = globalThis.CSS;
  if (!highlights) return;
  if (!range) {
    highlights.delete(name);
    return;
  }
  const highlight = new Highlight(range);
  highlight.priority = PRIORITY[name];
  highlights.set(name, highlight);
}
