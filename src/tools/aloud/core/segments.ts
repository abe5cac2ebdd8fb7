/** Splits a text with the browser's rules for its language. */

type Granularity = 'grapheme' | 'word' | 'sentence';

const segmenters = new Map<string, Intl.Segmenter>();

/** Returns the segmenter of a language (BCP 47); a general one if the page names an invalid language. */
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
    // RangeError: lang="english, us"
    return new Intl.Segmenter('und', { granularity });
  }
}

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Returns the segments in order; together they are the text. */
export function segments(text: string, language: string, granularity: Granularity): TextSpan[] {
  return [...segmenterOf(language, granularity).segment(text)].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }));
}

/** Returns the words, without the text between them. */
export function words(text: string, language: string): TextSpan[] {
  return [...segmenterOf(language, 'word').segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}
