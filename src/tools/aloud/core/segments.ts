/** Where the browser cuts a text, by the rules of its language. */

type Granularity = 'grapheme' | 'word' | 'sentence';

const segmenters = new Map<string, Intl.Segmenter>();

/** The segmenter of a language (BCP 47); that of no language in particular where the page names one that is none. */
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

/** Segments in their order; together they are the text. */
export function segments(text: string, language: string, granularity: Granularity): TextSpan[] {
  return [...segmenterOf(language, granularity).segment(text)].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }));
}

/** Words only, without what stands between them. */
export function words(text: string, language: string): TextSpan[] {
  return [...segmenterOf(language, 'word').segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}
