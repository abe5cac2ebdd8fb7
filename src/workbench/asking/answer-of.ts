/** Why a piece is here or not: what decided, what the other algorithms say, and what can be done about it. */

import { algorithmInfos } from '../../algorithms/index.ts';
import type { Mark } from '../../algorithms/types.ts';
import { CORRECTIONS } from '../../corrections/corrector.ts';
import { keepersAt } from '../../opinions/votes.ts';
import type { Page } from '../../page/page.ts';
import type { LastWord } from '../../selection/trace.ts';
import { counted, message, numeral } from '../../wording/message.ts';
import { textsOfBlock } from '../pieces-of.ts';
import type { Scene } from '../scene.ts';
import { votesIn } from '../votes-in.ts';
import { stepName } from './step-names.ts';

export interface Answer {
  readonly isKept: boolean;
  /** It is one of the comments under the article, shown or not. */
  readonly isComment: boolean;
  /** "Kept: much text, few links." */
  readonly sentence: string;
  /** Who has decided: "Decided by Lectern." */
  readonly decider: string;
  /** "7 of 9 algorithms keep it"; '' where nobody was asked. */
  readonly votes: string;
  /** Labels of those that keep it, and of the others. */
  readonly keepers: readonly string[];
  readonly others: readonly string[];
  /** Id of the first algorithm in the menu that decides otherwise, or null. */
  readonly otherwise: string | null;
}

/** @param word the last word on the piece; null where nobody has said one */
export function answerOf(scene: Scene, node: number, word: LastWord | null): Answer {
  const isKept = word?.isKept ?? true;
  const votes = votesIn(scene);
  const row = votes.blocks.indexOf(scene.page.blockOf(node));
  const keepers = new Set(row < 0 ? [] : keepersAt(votes, row));
  const voters = row < 0 ? [] : votes.voters.map(({ algorithm }) => algorithm);
  const otherwise =
    inMenuOrder(voters).find((id) => keepers.has(id) !== isKept && id !== scene.shown.algorithm) ?? null;
  const said = sentenceOf(isKept, word?.reason ?? '');
  const isComment = scene.shown.read.selection.commentMarks.some((mark) => mark.node === word?.node);
  return {
    isKept,
    isComment,
    sentence: isComment ? `${message('roleComment')} · ${said}` : said,
    decider: deciderOf(scene, word),
    votes: voters.length < 2 ? '' : counted('whyVotes', voters.length, numeral(keepers.size)),
    keepers: inMenuOrder(voters.filter((id) => keepers.has(id))).map(labelOf),
    others: inMenuOrder(voters.filter((id) => !keepers.has(id))).map(labelOf),
    otherwise,
  };
}

function sentenceOf(isKept: boolean, reason: string): string {
  if (reason === '') return message(isKept ? 'whyKept' : 'whyLeftOut');
  return message(isKept ? 'whyKeptBecause' : 'whyLeftOutBecause', reason);
}

function deciderOf({ shown }: Scene, word: LastWord | null): string {
  if (!word) return '';
  if (word.pass === CORRECTIONS) return message('whyYouDecided');
  const isAlgorithm = word.pass === shown.algorithm || word.pass === shown.answer.algorithm;
  return isAlgorithm
    ? message('whyDecidedBy', labelOf(word.pass))
    : message('whyDecidedAfter', labelOf(shown.answer.algorithm), stepName(word.pass));
}

export function labelOf(algorithm: string): string {
  return algorithmInfos.find(({ id }) => id === algorithm)?.label ?? algorithm;
}

function inMenuOrder(algorithms: readonly string[]): readonly string[] {
  const known = new Set(algorithms);
  return algorithmInfos.map(({ id }) => id).filter((id) => known.has(id));
}

/** The last word on the block that a text node stands in. */
export function wordOn(page: Page, words: readonly LastWord[], node: number): LastWord | null {
  const block = page.blockOf(node);
  return (block < 0 ? undefined : words.find((word) => page.blockOf(word.node) === block)) ?? null;
}

/** What "put back" keeps: the whole block, as a person sees it. */
export const nodesOfPiece = (page: Page, node: number) => textsOfBlock(page, node);

/** What "remove" takes away of it: what stands in the article. */
export function keptNodesOfPiece(page: Page, marks: readonly Mark[], node: number): readonly number[] {
  const texts = new Set(textsOfBlock(page, node));
  return marks.map((mark) => mark.node).filter((kept) => texts.has(kept));
}
