/** DocumentTitleMatchClassifier of version 1.2: labels the blocks with the page's title or its longest part. */
import { javaTrim } from '../blocks/java-text.ts';
import { asTitle, type Filter } from '../blocks/text-block.ts';
import { longestPart, splitTitle } from './title-parts.ts';

/** Separators between headline and site name, from narrow to wide sets. */
const SEPARATORS = [/[|»:]/, /[|»:()]/, /[|»:()-]/, /[|»,:()-]/];

export const titleMatch: Filter = (document) => {
  const candidates = titleCandidates(document.title);
  if (candidates.size === 0) return document;
  return {
    ...document,
    blocks: document.blocks.map((block) => (candidates.has(javaTrim(block.text)) ? asTitle(block) : block)),
  };
};

/**
 * Returns the title and its parts. The original means to compare word counts first but splits at backspace characters
 * (`"[\b]+"`): every part has one word.
 */
export function titleCandidates(title: string | null): ReadonlySet<string> {
  const whole = javaTrim(title ?? '');
  if (whole === '') return new Set();
  const parts = SEPARATORS.map((separator) => longestPart(splitTitle(whole, separator), () => 1));
  return new Set([whole, ...parts.filter((part) => part !== null)]);
}
