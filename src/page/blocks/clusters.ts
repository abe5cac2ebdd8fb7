/** Finds where the page's text is concentrated: boxes and ranges of blocks that may contain the main text. */
import { type ModelView, sumOf } from './model-view.ts';

export type BoxClusters = ReturnType<typeof findClusters>;

/** Returns the boxes and block ranges with the most text, by several measures. Boxes are indices into `view.boxes`. */
export function findClusters(view: ModelView) {
  const scores = paragraphScores(view);
  return {
    /** Box whose paragraphs have the highest score, which is computed much like a score in Mozilla's Readability. */
    top: indexOfHighest(scores),
    /** Score of each box, at least 0; `top` has the highest. */
    scores,
    /** Box whose child paragraphs contain the most sentence ends, as in the algorithm eatiht. */
    sentences: indexOfHighest(sentenceEnds(view)),
    /** Deepest boxes that contain at least 30, 50 and 80 percent of the good words (unlinked words of paragraphs). */
    holds30: deepestWith(view, 0.3),
    holds50: deepestWith(view, 0.5),
    holds80: deepestWith(view, 0.8),
    /** The range of blocks (`[0]` to before `[1]`) with the most good words, minus a penalty per block without any. */
    lenient: bestStretch(worthOf(view, (block, isLink) => (view.blocks.hidden[block] !== 0 ? -1 : isLink ? -20 : -8))),
    /** Like `lenient`, but with a smaller penalty for headings and a larger one for other blocks. */
    strict: bestStretch(
      worthOf(view, (block, isLink) => ((view.headingLevel[block] as number) > 0 ? -2 : -20) - (isLink ? 25 : 0)),
    ),
  };
}

const LEVELS_SCORED = 5;
const FEWEST_CHARACTERS = 25;
const FEWEST_WORDS = 5;

function paragraphScores(view: ModelView): Float64Array {
  const { blocks, boxes, sums } = view;
  const { words, linkWords, characters, commas } = view.text;
  const scores = new Float64Array(boxes.size);
  for (let block = 0; block < blocks.size; block++) {
    const all = words[block] as number;
    const long = characters[block] as number;
    if (blocks.hidden[block] !== 0 || long < FEWEST_CHARACTERS || all < FEWEST_WORDS) continue;
    const unlinked = 1 - (linkWords[block] as number) / all;
    const score = (1 + (commas[block] as number) + Math.min(Math.floor(long / 100), 3)) * unlinked;
    let box = holderOf(view, block);
    for (let level = 0; level < LEVELS_SCORED && box >= 0; level++) {
      const share = level === 0 ? 1 : level === 1 ? 0.5 : 1 / (3 * level);
      scores[box] = (scores[box] as number) + score * share;
      box = boxes.above[box] as number;
    }
  }
  for (let box = 0; box < boxes.size; box++) {
    if (scores[box] === 0) continue;
    const start = boxes.start[box] as number;
    const end = boxes.end[box] as number;
    const all = sumOf(sums.words, start, end);
    const density = all > 0 ? sumOf(sums.linkWords, start, end) / all : 0;
    scores[box] = (scores[box] as number) * (1 - density);
  }
  return scores;
}

/** Returns the box directly around the block or, if this box contains no other block, its parent box. */
function holderOf({ boxes }: ModelView, block: number): number {
  const box = boxes.ofBlock[block] as number;
  const isAlone = (boxes.end[box] as number) - (boxes.start[box] as number) <= 1;
  return isAlone ? Math.max(boxes.above[box] as number, 0) : box;
}

function sentenceEnds(view: ModelView): Float64Array {
  const ends = new Float64Array(view.boxes.size);
  for (let block = 0; block < view.blocks.size; block++) {
    if (view.isParagraph[block] === 0) continue;
    const holder = holderOf(view, block);
    ends[holder] = (ends[holder] as number) + (view.text.sentenceEnds[block] as number);
  }
  return ends;
}

function indexOfHighest(values: Float64Array): number {
  let best = 0;
  for (let index = 1; index < values.length; index++) {
    if ((values[index] as number) > (values[best] as number)) best = index;
  }
  return best;
}

function deepestWith({ boxes, blocks, elements, sums }: ModelView, share: number): number {
  const total = sums.good[blocks.size] as number;
  if (total === 0) return 0;
  let deepest = 0;
  let most = 0;
  for (let box = 0; box < boxes.size; box++) {
    const depth = elements.depth[boxes.element[box] as number] as number;
    if (depth <= most) continue;
    const good = sumOf(sums.good, boxes.start[box] as number, boxes.end[box] as number);
    if (good / total < share) continue;
    deepest = box;
    most = depth;
  }
  return deepest;
}

/** Returns what each block adds to a range: its good words, or a penalty (negative) if it has none. */
function worthOf({ good, text, blocks }: ModelView, loss: (block: number, isLink: boolean) => number): Float32Array {
  return Float32Array.from({ length: blocks.size }, (_, block) => {
    const own = good[block] as number;
    return own > 0 ? own : loss(block, isLinked(text, block));
  });
}

function isLinked({ words, linkWords }: ModelView['text'], block: number): boolean {
  const all = words[block] as number;
  return all > 0 && (linkWords[block] as number) * 2 > all;
}

/** Returns the range of blocks with the highest sum: its start, and the block after its end (Kadane's algorithm). */
function bestStretch(worth: Float32Array): readonly [number, number] {
  let best = 0;
  let bestStart = 0;
  let bestEnd = 0;
  let sum = 0;
  let start = 0;
  for (let block = 0; block < worth.length; block++) {
    if (sum <= 0) {
      sum = 0;
      start = block;
    }
    sum += worth[block] as number;
    if (sum > best) {
      best = sum;
      bestStart = start;
      bestEnd = block + 1;
    }
  }
  return [bestStart, bestEnd];
}
