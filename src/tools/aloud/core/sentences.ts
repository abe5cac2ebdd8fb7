/** The sentences of a paragraph. */
import { canBeSaid } from './seconds.ts';
import { segments, type TextSpan } from './segments.ts';

/** After these, a full stop ends no sentence: titles, and what stands before a name or a number. */
const NO_END =
  /(?:^|[\s(“„«"'])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Fr|Hr|No|Nr|Fig|Abb|cf|vs|ca|bzw|vgl|z\.\s?B|e\.g|i\.e)\.\s*$/u;

/**
 * Sentences in their order, with the space after them; together they are the text. What cannot be said by itself (a line of
 * stars, a bracket) belongs to the sentence before it. None where nothing can be said.
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
