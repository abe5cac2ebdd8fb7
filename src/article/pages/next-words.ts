/** Recognises the labels of links to the previous and next page or chapter. */
import { says } from '../../vocabulary/match.ts';

const NEXT = says('whole', 'nextPage');
const PREVIOUS = says('whole', 'previousPage');
const NEXT_CHAPTER = says('whole', 'nextChapter');
const PREVIOUS_CHAPTER = says('whole', 'previousChapter');
const ARROW = /^[›»→>▶]+$/;

export function isNextWord(label: string): boolean {
  return ARROW.test(label.replace(/\s+/g, '')) || NEXT.test(bare(label));
}

export const isPreviousWord = (label: string): boolean => PREVIOUS.test(bare(label));

/** Matches "Next chapter" and "Next chapter: The tide". */
export const isNextChapter = (label: string): boolean => NEXT_CHAPTER.test(beforeColon(label));
export const isPreviousChapter = (label: string): boolean => PREVIOUS_CHAPTER.test(beforeColon(label));

const beforeColon = (label: string) => bare(label.split(/[:：]/)[0] ?? '');

function bare(label: string): string {
  const words = label.replace(/\s+/g, ' ').trim();
  return words.replace(/^[\s‹«←<◀›»→>▶:.…-]+|(?<![\s‹«←<◀›»→>▶:.…-])[\s‹«←<◀›»→>▶:.…-]+$/g, '');
}
