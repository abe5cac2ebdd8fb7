/** Shows what is being said: by the browser's own highlights, so that nothing of the text is changed. */

/** Names of highlights are the document's; the style sheet has them too. */
const SENTENCE = 'lectern-aloud-sentence';
const WORD = 'lectern-aloud-word';

/** Above highlights that stay. */
const PRIORITY = { [SENTENCE]: 10, [WORD]: 11 } as const;

export function showSaid(sentence: Range | null, word: Range | null): void {
  set(SENTENCE, sentence);
  set(WORD, word);
}

function set(name: typeof SENTENCE | typeof WORD, range: Range | null): void {
  // Firefox has it from 140 on
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
