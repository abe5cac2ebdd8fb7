/** Splits a paragraph into sentences. */
import { canBeSaid } from './seconds.ts';
import { segments, type TextSpan } from './segments.ts';

/** Abbreviations before a full stop that does not end a sentence: titles, and words before a name or a number. */
const NO_END =
  /(?:^|[\s(“„«"'])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Fr|Hr|No|Nr|Fig|Abb|cf|vs|ca|bzw|vgl|z\.\s?B|e\.g|i\.e)\.\s*$/u;

/**
 * Returns the sentences in order, with the space after them; together they are the text. A part that cannot be said by
 * itself (a row of stars, a bracket) belongs to the sentence before it. Empty if nothing can be said.
 */
export function sentencesOf(text: string, language: string): TextSpan[] {
  const sentences: TextSpan[] = [];
  for (const { start, end } of segments(text, language, 'sentence')) {
    const before = sentences.at(-1);
    const said = before ? text.slice(before.start, before.end) : '';
    const isGoingOn = before && (!canBeSaid(said) || !canBeSaid(text.slice(start, end)) || NO_END.test(said));
    if (isGoingOn) sentences[sentences.length - 1] = { start: before.start, end };
    else sentences.push({ start, end });
  }
  return canBeSaid(text) ? sentences : [];
}
