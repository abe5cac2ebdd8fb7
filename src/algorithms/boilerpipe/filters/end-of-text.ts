import { javaTrim } from '../blocks/java-text.ts';
import {
  addLabel,
  type BoilerpipeBlock,
  type Decision,
  decide,
  type Filter,
  hasLabel,
  Label,
  mapBlocks,
} from '../blocks/text-block.ts';
import { linkDensity, textDensity } from '../blocks/word-counts.ts';

const FULL_TEXT_DENSITY = 9;
/** Minimum number of words in dense content blocks before a block that ends the article ("Add your comment"). */
const FULL_TEXT_WORDS = 60;

/** IgnoreBlocksAfterContent: drops the block that ends the article and all after it, if enough text precedes it. */
export const ignoreAfterEnd: Filter = (document) => {
  let words = 0;
  let ended: Decision | null = null;
  return mapBlocks(document, (block) => {
    if (block.isContent && textDensity(block) >= FULL_TEXT_DENSITY) words += block.words;
    if (hasLabel(block, Label.end) && words >= FULL_TEXT_WORDS) ended ??= endAt(block.text, words);
    return ended ? decide(block, false, ended) : block;
  });
};

function endAt(text: string, words: number): Decision {
  return {
    step: 'IgnoreAfterEnd',
    reason: `at or after "${text}", which ends articles, after ${words} words in full lines`,
  };
}

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

/** Labels blocks that end an article, such as "Add your comment"; with `commentLinks`, also links named "Comment". */
export function terminatingBlocks({ commentLinks }: { commentLinks: boolean }): Filter {
  return (document) =>
    mapBlocks(document, (block) =>
      endsLikeArticle(block) || (commentLinks && isCommentLink(block)) ? addLabel(block, Label.end) : block,
    );
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

const TRAILING: Decision = { step: 'TrailingHeadline', reason: 'a heading with no content after it' };

/** TrailingHeadlineToBoilerplate: drops headings after the last content, such as "More stories". */
export const trailingHeadline: Filter = (document) => {
  const last = document.blocks.findLastIndex((block) => block.isContent && !hasLabel(block, Label.heading));
  return mapBlocks(document, (block, i) => (i > last && block.isContent ? decide(block, false, TRAILING) : block));
};

const FOLLOWS: Decision = { step: 'ListAtEnd', reason: 'a list item without links directly after the largest part' };

/** ListAtEnd: keeps list items without links that directly follow the largest block and are nested deeper than it. */
export const listAtEnd: Filter = (document) => {
  let level = Number.POSITIVE_INFINITY;
  return mapBlocks(document, (block) => {
    const isLargest = block.isContent && hasLabel(block, Label.veryLikely);
    if (!isLargest && block.tagLevel > level && isPlainItem(block))
      return block.isContent ? block : decide(block, true, FOLLOWS);
    level = isLargest ? block.tagLevel : Number.POSITIVE_INFINITY;
    return block;
  });
};

function isPlainItem(block: BoilerpipeBlock): boolean {
  return hasLabel(block, Label.maybe) && hasLabel(block, Label.listItem) && linkDensity(block) === 0;
}
