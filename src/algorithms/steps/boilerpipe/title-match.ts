/** DocumentTitleMatchClassifier: labels the blocks that say the page's title, or its longest part. */
import { javaSplit, javaTrim } from './java-text.ts';
import type { Filter, TextBlock } from './text-block.ts';

/** What sites put between headline and site name, widest meaning last. */
const SEPARATORS = [/[ ]*[|»:][ ]*/, /[ ]*[|»:()][ ]*/, /[ ]*[|»:()-][ ]*/, /[ ]*[|»,:()-][ ]*/];

export const titleMatch: Filter = (document) => {
  const candidates = titleCandidates(document.title);
  if (candidates.size === 0) return document;
  return {
    ...document,
    blocks: document.blocks.map((block) => (candidates.has(javaTrim(block.text)) ? asTitle(block) : block)),
  };
};

export function titleCandidates(title: string | null): ReadonlySet<string> {
  const whole = javaTrim(title ?? '');
  if (whole === '') return new Set();
  const parts = SEPARATORS.map((separator) => longestPart(whole, separator)).filter((part) => part !== '');
  return new Set([whole, ...parts]);
}

/**
 * The original compares numbers of words first, but version 1.2 splits them at backspace characters (`"[\b]+"`), so
 * that every part has one word: length decides.
 */
function longestPart(title: string, separator: RegExp): string {
  const parts = javaSplit(title, separator);
  if (parts.length === 1) return '';
  let longest = '';
  for (const part of parts) {
    if (!part.includes('.com') && part.length > longest.length) longest = part;
  }
  return javaTrim(longest);
}

function asTitle(block: TextBlock): TextBlock {
  return { ...block, isTitle: true, pieces: block.pieces.map((piece) => ({ ...piece, isTitle: true })) };
}
