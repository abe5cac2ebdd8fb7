/** The blocks of the page as the X-ray tints them. */

import { decide } from '../../corrections/decisions.ts';
import { sharesOf } from '../../opinions/votes.ts';
import type { LastWord } from '../../selection/trace.ts';
import { message } from '../../wording/message.ts';
import { firstWords, textOfBlock } from '../pieces-of.ts';
import type { Scene } from '../scene.ts';
import { votesIn } from '../votes-in.ts';

/** Where less than this part of the votes, or more than the rest of it, agree, the algorithms are of one mind. */
const DIVIDED = 0.35;
/** How much of a block's text names it (characters). */
const FIRST_WORDS = 60;

export interface XrayBlock {
  /** Visible text nodes, ascending. */
  readonly texts: readonly number[];
  readonly isKept: boolean;
  /** The algorithms do not agree on it. */
  readonly isUnsure: boolean;
}

interface Known {
  readonly count: number;
  readonly inHead: ReadonlySet<number>;
  readonly blocks: readonly XrayBlock[];
}

const known = new WeakMap<object, Known>();

/** First text nodes of blocks that stand in the head of the article, or in its notes, and not among its text. */
export function headOf({ shown }: Scene, words: readonly LastWord[]): ReadonlySet<number> {
  const marked = new Set(shown.marks.map(({ node }) => node));
  return new Set(words.filter(({ isKept, node }) => isKept && !marked.has(node)).map(({ node }) => node));
}

/** One for each block that a person sees, in the order of the page. */
export function xrayBlocks(
  scene: Scene,
  textsOf: readonly (readonly number[])[],
  inHead: ReadonlySet<number>,
): readonly XrayBlock[] {
  const { shown, opinions, work } = scene;
  const found = known.get(shown.read);
  if (found?.count === opinions.length && found.inHead === inHead) return found.blocks;
  const { removed } = decide(work.corrections.done);
  const kept = new Set([...shown.marks.map(({ node }) => node), ...[...inHead].filter((node) => !removed.has(node))]);
  const votes = votesIn(scene);
  const shares = votes.voters.length > 1 ? sharesOf(votes) : [];
  const blocks = textsOf.map((texts, row) => {
    const share = shares[row] ?? 0;
    const isUnsure = share >= DIVIDED && share <= 1 - DIVIDED;
    return { texts, isKept: texts.some((node) => kept.has(node)), isUnsure };
  });
  known.set(shown.read, { count: opinions.length, inHead, blocks });
  return blocks;
}

/** "Kept", "Left out, unsure". */
export function stateWords({ isKept, isUnsure }: XrayBlock): string {
  return message(isKept ? (isUnsure ? 'xrayKeptUnsure' : 'xrayKept') : isUnsure ? 'xrayLeftOutUnsure' : 'xrayLeftOut');
}

export function blockLabel({ page }: Scene, block: XrayBlock): string {
  return message('xrayBlock', stateWords(block), firstWords(textOfBlock(page, block.texts[0] ?? -1), FIRST_WORDS));
}
