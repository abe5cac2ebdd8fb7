/**
 * Finds words in languages without spaces between words, with the browser's segmenter (`Intl.Segmenter`). The original
 * programs use libraries (jieba, TinySegmenter, PyThaiNLP).
 */
import { PYTHON_SPACE } from '../../steps/white-space.ts';

/** Calls `report` with the start and end of each word of a text. */
export type Tokenizer = (text: string, report: (start: number, end: number) => void) => void;

const UNSPACED: ReadonlySet<string> = new Set(['ja', 'my', 'th', 'zh']);

export function isUnspaced(language: string): boolean {
  return UNSPACED.has(language);
}

/**
 * A piece of text for the browser's segmenter. Pieces have at most 300 characters, because the segmenter takes
 * quadratic time. They end at punctuation and spaces, which are never inside a word.
 */
const SEGMENTED = new RegExp(`[^\\p{P}${PYTHON_SPACE}]{1,300}`, 'gu');

export function unspacedWords(language: string): Tokenizer {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text, report) => {
    for (const { 0: run, index: start } of text.matchAll(SEGMENTED)) {
      for (const { segment, index, isWordLike } of segmenter.segment(run)) {
        if (isWordLike) report(start + index, start + index + segment.length);
      }
    }
  };
}
