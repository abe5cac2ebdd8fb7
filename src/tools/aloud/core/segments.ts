import { canBeSaid } from './seconds.ts';

/** Splits a text into sentences, words or characters by the browser's rules for its language. */

type Granularity = 'grapheme' | 'word' | 'sentence';

const segmenters = new Map<string, Intl.Segmenter>();

/** Returns the segmenter for a language (BCP 47), or a general one if the page states an invalid language. */
function segmenterOf(language: string, granularity: Granularity): Intl.Segmenter {
  const name = `${granularity} ${language}`;
  const segmenter = segmenters.get(name) ?? made(language, granularity);
  segmenters.set(name, segmenter);
  return segmenter;
}

function made(language: string, granularity: Granularity): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language || 'und', { granularity });
  } catch {
    // RangeError, for example from lang="english, us"
    return new Intl.Segmenter('und', { granularity });
  }
}

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Returns the sentences, words or characters of a text in order. Joined, they are the whole text. */
export function segments(text: string, language: string, granularity: Granularity): TextSpan[] {
  return [...segmenterOf(language, granularity).segment(text)].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }));
}

/** Returns the words of a text, without the spaces and punctuation between them. */
export function words(text: string, language: string): TextSpan[] {
  return [...segmenterOf(language, 'word').segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}

/** Abbreviations whose full stop does not end a sentence: titles, and words before a name or a number. */
const NO_END =
  /(?:^|[\s(“„«"'])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Fr|Hr|No|Nr|Fig|Abb|cf|vs|ca|bzw|vgl|z\.\s?B|e\.g|i\.e)\.\s*$/u;

/**
 * Returns the sentences of a text in order, each with the space after it. Joined, they are the whole text. A part with
 * nothing to pronounce (a row of stars, a bracket) belongs to the sentence before it. The result is empty if the whole
 * text has nothing to pronounce.
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
