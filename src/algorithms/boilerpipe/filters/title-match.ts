/** DocumentTitleMatchClassifier of version 1.2: labels the blocks that say the page's title, or its longest part. */
import { javaTrim } from '../blocks/java-text.ts';
import { asTitle, type Filter } from '../blocks/text-block.ts';
import { longestPart, splitTitle } from './title-parts.ts';

/** What sites put between headline and site name, widest meaning last. */
const SEPARATORS = [/[|»:]/, /[|»:()]/, /[|»:()-]/, /[|»,:()-]/];

export const titleMatch: Filter = (document) => {
  const candidates = titleCandidates(document.title);
  if (candidates.size === 0) return document;
  return {
    ...document,
    blocks: document.blocks.map((block) => (candidates.has(javaTrim(block.text)) ? asTitle(block) : block)),
  };
};

/** Words are meant to count first, but are split at backspace characters (`"[\b]+"`): every part has one. */
export function titleCandidates(title: string | null): ReadonlySet<string> {
  const whole = javaTrim(title ?? '');
  if (whole === '') return new Set();
  const parts = SEPARATORS.map((separator) => longestPart(splitTitle(whole, separator), () => 1));
  return new Set([whole, ...parts.filter((part) => part !== null)]);
}
