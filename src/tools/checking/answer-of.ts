/** Explains why a block is here or not, and which algorithms keep it. */
import type { AlgorithmInfo, Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { message } from '../../platform/wording/message.ts';
import { keepersAt } from '../../selection/opinions/votes.ts';
import type { LastWord } from '../../selection/trace.ts';
import { labelOf } from '../labels.ts';
import { textsOfBlock } from '../pieces-of.ts';
import type { Scene } from '../scene.ts';
import { votesIn } from '../votes-in.ts';

export interface Answer {
  readonly isKept: boolean;
  /** It is one of the comments under the article, shown or not. */
  readonly isComment: boolean;
  /** "Kept. Long text, no links." */
  readonly sentence: string;
  /** Names of the algorithms that keep it, and of the others, in menu order; empty while only one has run. */
  readonly keepers: readonly string[];
  readonly others: readonly string[];
  /** Text nodes that a decision applies to; empty if none is possible. */
  readonly nodes: readonly number[];
}

/**
 * Returns the answer for a block.
 *
 * @param node a text node of the block
 * @param word the final decision on the block; null if there is none
 * @param offered the algorithms to name, if they have run
 */
export function answerOf(scene: Scene, node: number, word: LastWord | null, offered: readonly AlgorithmInfo[]): Answer {
  const { page, shown } = scene;
  const isKept = word?.isKept ?? true;
  const { voters, keepers } = votesAt(scene, node, offered);
  const said = sentenceOf(isKept, word?.reason ?? '');
  const isComment = shown.commentMarks.some((mark) => mark.node === word?.node);
  const named = (keeps: boolean) => voters.filter((id) => keepers.has(id) === keeps).map(labelOf);
  return {
    isKept,
    isComment,
    sentence: isComment ? `${message('roleComment')} · ${said}` : said,
    keepers: voters.length < 2 ? [] : named(true),
    others: voters.length < 2 ? [] : named(false),
    nodes: isKept && !isComment ? keptNodesOf(page, shown.marks, node) : textsOfBlock(page, node),
  };
}

function votesAt(scene: Scene, node: number, offered: readonly AlgorithmInfo[]) {
  const votes = votesIn(scene);
  const row = votes.blocks.indexOf(scene.page.blockOf(node));
  const asked = new Set(row < 0 ? [] : votes.voters.map(({ algorithm }) => algorithm));
  const keepers = new Set(row < 0 ? [] : keepersAt(votes, row));
  return { voters: offered.map(({ id }) => id).filter((id) => asked.has(id)), keepers };
}

function sentenceOf(isKept: boolean, reason: string): string {
  if (reason === '') return message(isKept ? 'whyKept' : 'whyLeftOut');
  const sentence = reason.charAt(0).toLocaleUpperCase() + reason.slice(1);
  return message(isKept ? 'whyKeptBecause' : 'whyLeftOutBecause', sentence);
}

/** Returns the final decision on a text node's block; null if there is none. */
export function wordOn(page: Page, words: readonly LastWord[], node: number): LastWord | null {
  const block = page.blockOf(node);
  return (block < 0 ? undefined : words.find((word) => page.blockOf(word.node) === block)) ?? null;
}

/** Returns the nodes that Remove takes away: the part of the block in the article. */
function keptNodesOf(page: Page, marks: readonly Mark[], node: number): readonly number[] {
  const texts = new Set(textsOfBlock(page, node));
  return marks.map((mark) => mark.node).filter((kept) => texts.has(kept));
}
