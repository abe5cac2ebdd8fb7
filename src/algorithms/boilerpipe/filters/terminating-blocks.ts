/** TerminatingBlocksFinder: labels short blocks at the end of articles ("Add your comment"). */
import { javaTrim } from '../blocks/java-text.ts';
import { addLabel, Label } from '../blocks/labels.ts';
import type { BoilerpipeBlock, Filter } from '../blocks/text-block.ts';
import { linkDensity } from '../blocks/word-counts.ts';

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

/** Returns the filter. With `commentLinks`, a link "Comment" also counts, although it is too short for the phrases. */
export function terminatingBlocks({ commentLinks }: { commentLinks: boolean }): Filter {
  return (document) => ({
    ...document,
    blocks: document.blocks.map((block) =>
      endsLikeArticle(block) || (commentLinks && isCommentLink(block)) ? addLabel(block, Label.end) : block,
    ),
  });
}

function endsLikeArticle({ words, text }: BoilerpipeBlock): boolean {
  if (words >= MAXIMUM_WORDS) return false;
  const trimmed = javaTrim(text);
  if (trimmed.length < MINIMUM_LENGTH) return false;
  const lower = trimmed.toLowerCase();
  return STARTS.test(lower) || CONTAINED.some((phrase) => lower.includes(phrase)) || lower === WHOLE;
}

function isCommentLink(block: BoilerpipeBlock): boolean {
  return javaTrim(block.text) === 'Comment' && linkDensity(block) === 1;
}
