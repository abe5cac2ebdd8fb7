/** Finds the parts of an article that few other algorithms keep, and describes them in words. */

import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { type MessageKey, message } from '../../platform/wording/message.ts';
import { own } from '../../shared/own.ts';
import { collapseSpace } from '../../shared/text.ts';
import { type BlockFacts, blockFacts } from './blocks.ts';
import type { Shown, UncertainPiece, Uncertainty, Votes } from './types.ts';
import { sharesOf } from './votes.ts';

/** A block (paragraph or line) counts as doubtful if at most this share of the other algorithms keep it. */
const FEW_VOTES = 0.25;
/** If the model gives a block at least this probability of being text, few votes do not make the block doubtful. */
const SURE_TEXT = 0.75;
/** Minimum number of words in a reported part. */
const FEWEST_WORDS = 15;
/** Longest heading that is quoted (characters). */
const LONGEST_HEADING = 60;
/** Share of its confidence that an article loses if all of its text is doubtful (docs/opinions.md). */
const DOUBT = 0.3;
/** Number of a block's ancestors that are searched for a list, table or heading. */
const MAX_LIST_LEVELS = 6;

/** Returns the parts that few other algorithms keep, or that one snapshot lacks (`flipped`). Linear time. */
export function findUncertain(
  page: Page,
  shown: Shown,
  votes: Votes,
  probability: ReadonlyMap<number, number> = new Map(),
  flipped: ReadonlySet<number> = new Set(),
): Uncertainty {
  const kept = new Set(shown.marks.filter(({ role }) => role === 'body').map(({ node }) => node));
  const shares = sharesOf(votes, shown.algorithm);
  const pieces: UncertainPiece[] = [];
  let words = 0;
  let heading = '';
  let run: BlockFacts[] = [];
  let under = '';
  const close = () => {
    const piece = pieceOf(page, run, under);
    if (piece && piece.words >= FEWEST_WORDS) pieces.push(piece);
    run = [];
  };
  blockFacts(page).forEach((facts, row) => {
    if (!facts.texts.some((text) => kept.has(text))) return;
    words += facts.words;
    const title = headingText(page, facts);
    const chance = probability.get(facts.texts[0] ?? -1) ?? 0;
    const areFew = (shares[row] ?? 0) <= FEW_VOTES && chance < SURE_TEXT && votes.voters.length > 1;
    const isDoubtful = areFew || facts.texts.some((text) => flipped.has(text));
    // A heading ends the run of doubtful blocks, so that one heading describes each run.
    if (title !== null || !isDoubtful) close();
    if (title !== null) heading = title;
    else if (isDoubtful) {
      if (run.length === 0) under = heading;
      run.push(facts);
    }
  });
  close();
  const doubtful = pieces.reduce((sum, piece) => sum + piece.words, 0);
  return { pieces, share: words === 0 ? 0 : doubtful / words };
}

/** Returns the confidence, lowered by the doubtful share of the article. */
export function loweredConfidence(confidence: number, { share }: Uncertainty): number {
  return confidence * (1 - DOUBT * share);
}

function pieceOf(page: Page, run: readonly BlockFacts[], heading: string): UncertainPiece | null {
  const nodes = run.flatMap(({ texts }) => texts);
  const [node] = nodes;
  if (node === undefined) return null;
  const words = run.reduce((sum, facts) => sum + facts.words, 0);
  return { node, nodes, words, sentence: sentenceOf(kindOf(page, nodes), run.length, heading) };
}

type PieceKind = 'list' | 'table' | 'part';

const KINDS: Readonly<Record<string, PieceKind>> = { li: 'list', dt: 'list', dd: 'list', td: 'table', th: 'table' };

/** Returns 'list' or 'table' if most of the part is in lists or tables; otherwise 'part'. */
function kindOf(page: Page, nodes: readonly number[]): PieceKind {
  const counts = { list: 0, table: 0, part: 0 };
  for (const node of nodes) {
    const around = page.ancestorsOf(node, MAX_LIST_LEVELS).map((element) => own(KINDS, page.nameOf(element)));
    counts[around.find((kind) => kind !== undefined) ?? 'part']++;
  }
  if (counts.list > nodes.length / 2) return 'list';
  return counts.table > nodes.length / 2 ? 'table' : 'part';
}

const DOUBTS: Readonly<Record<PieceKind | 'paragraph', readonly [alone: MessageKey, under: MessageKey]>> = {
  list: ['doubtList', 'doubtListUnder'],
  table: ['doubtTable', 'doubtTableUnder'],
  paragraph: ['doubtParagraph', 'doubtParagraphUnder'],
  part: ['doubtPart', 'doubtPartUnder'],
};

function sentenceOf(kind: PieceKind, blocks: number, heading: string): string {
  const [alone, under] = DOUBTS[kind === 'part' && blocks === 1 ? 'paragraph' : kind];
  return heading === '' ? message(alone) : message(under, heading);
}

/** Returns the text of a heading, or '' if it is too long to be quoted; null for blocks that are not headings. */
function headingText(page: Page, { texts }: BlockFacts): string | null {
  const isHeading = page
    .ancestorsOf(texts[0] ?? -1, MAX_LIST_LEVELS)
    .some((element) => HEADINGS.has(page.nameOf(element)));
  if (!isHeading) return null;
  const text = collapseSpace(texts.map((node) => page.textOf(node)).join('')).trim();
  return text.length <= LONGEST_HEADING ? text : '';
}
