/**
 * Words of languages without spaces. The originals use other programs for them (jieba, TinySegmenter, PyThaiNLP); here
 * the browser's segmentation cuts them.
 */
import { PYTHON_SPACE } from '../../steps/white-space.ts';

/** Reports the start and end of each word of a text. */
export type Tokenizer = (text: string, report: (start: number, end: number) => void) => void;

const UNSPACED: ReadonlySet<string> = new Set(['ja', 'my', 'th', 'zh']);

export function isUnspaced(language: string): boolean {
  return UNSPACED.has(language);
}

/**
 * Text passed to the browser's segmentation at a time. Words do not cross punctuation or spaces, and its time grows
 * with the square of the length.
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
