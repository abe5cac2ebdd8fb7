/** TerminatingBlocksFinder: labels short blocks that stand where articles end ("Add your comment"). */
import { javaTrim } from './java-text.ts';
import type { Filter, TextBlock } from './text-block.ts';

const MAXIMUM_WORDS = 15;
const MINIMUM_LENGTH = 8;

const STARTS = /^(?:comments|© reuters|please rate this|post a comment|[0-9]+(?: comments| users responded in))/;
const CONTAINED = [
  'what you think...',
  'add your comment',
  'add comment',
  'reader views',
  'have your say',
  'reader comments',
  'rätta artikeln',
];
const WHOLE = 'thanks for your comments - this feedback is now closed';

export const terminatingBlocks: Filter = (document) => ({
  ...document,
  blocks: document.blocks.map((block) => (isTerminating(block) ? { ...block, isEnd: true } : block)),
});

function isTerminating(block: TextBlock): boolean {
  if (block.words >= MAXIMUM_WORDS) return false;
  const text = javaTrim(block.text);
  if (text.length < MINIMUM_LENGTH) return false;
  const lower = text.toLowerCase();
  return STARTS.test(lower) || CONTAINED.some((phrase) => lower.includes(phrase)) || lower === WHOLE;
}
