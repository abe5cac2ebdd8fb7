/** The guard: what the main column shows and the article does not, at its place. */
import { mainColumn } from '../page/main-column.ts';
import type { Page } from '../page/page.ts';
import { picturesOf } from '../page/pictures/pictures.ts';
import { type BlockFacts, blockFacts } from './blocks.ts';
import type { Gap, GapReason, Shown, Votes } from './types.ts';
import { sharesOf } from './votes.ts';

/** A block is missed when this part of the other votes keeps it: between kept blocks, and above or below all of them. */
const VOTES_BETWEEN = 0.4;
const VOTES_OUTSIDE = 0.6;
/** Geometry speaks for blocks between two kept ones of the same box; links alone are no text of it. */
const MOST_LINKED = 0.5;
/** What geometry says without any algorithm. */
const GEOMETRY_CERTAINTY = 0.5;
/** Fewer words at one place are not worth a line. */
const FEWEST_WORDS = 12;

/**
 * Text of the main column that is not shown, one gap for each place between two neighbouring kept blocks, in document order.
 * What every algorithm rejects is never among it, nor what was left out on purpose. Linear in nodes.
 *
 * @param page as it was read (`page.base`), the one that the votes are about
 */
export function findGaps(page: Page, shown: Shown, votes: Votes): readonly Gap[] {
  const rows = readRows(page, shown, votes);
  const gaps: Gap[] = [];
  let before = -1;
  let missed: Row[] = [];
  const close = (after: number) => {
    const gap = gapOf(page, missed, before, after);
    if (gap.words >= FEWEST_WORDS) gaps.push(gap);
    missed = [];
  };
  for (const row of rows) {
    if (row.isKept) {
      close(row.node);
      before = row.node;
    } else if (row.why !== null) missed.push(row);
  }
  close(-1);
  return gaps;
}

interface Row {
  readonly node: number;
  readonly facts: BlockFacts;
  readonly isKept: boolean;
  /** Why it is missed; null where it is not. */
  readonly why: GapReason | null;
  readonly certainty: number;
}

function readRows(page: Page, shown: Shown, votes: Votes): readonly Row[] {
  const facts = blockFacts(page);
  const kept = new Set(shown.marks.map(({ node }) => node));
  const isKept = facts.map(({ texts }) => texts.some((text) => kept.has(text)));
  const isAccounted = facts.map(({ texts }) => texts.some((text) => shown.accounted.has(text)));
  const [first, last] = [isKept.indexOf(true), isKept.lastIndexOf(true)];
  const shares = sharesOf(votes, shown.algorithm);
  const column = mainColumn(page);
  const isSurrounded = surroundedBy(page, votes, isKept);
  const reason = (row: number, { texts, linked }: BlockFacts): GapReason | null => {
    if (isKept[row] || isAccounted[row] || !texts.some((text) => column?.holds(text))) return null;
    const needed = row > first && row < last ? VOTES_BETWEEN : VOTES_OUTSIDE;
    if ((shares[row] ?? 0) >= needed) return 'others';
    return (shares[row] ?? 0) > 0 && linked < MOST_LINKED && isSurrounded[row] === 1 ? 'geometry' : null;
  };
  return facts.map((fact, row) => {
    const why = reason(row, fact);
    const certainty = Math.max(shares[row] ?? 0, why === 'geometry' ? GEOMETRY_CERTAINTY : 0);
    return { node: fact.texts[0] ?? -1, facts: fact, isKept: isKept[row] === true, why, certainty };
  });
}

/** By row, 1 for what stands between two kept blocks that are children of one box. */
function surroundedBy(page: Page, { blocks }: Votes, isKept: readonly boolean[]): Uint8Array {
  const surrounded = new Uint8Array(blocks.length);
  const boxes = blocks.map((block) => page.parentOf(page.snapshot.blocks.container[block] ?? -1));
  let before = -1;
  isKept.forEach((kept, row) => {
    if (!kept) return;
    if (before >= 0 && boxes[before] === boxes[row]) surrounded.fill(1, before + 1, row);
    before = row;
  });
  return surrounded;
}

function gapOf(page: Page, rows: readonly Row[], before: number, after: number): Gap {
  const texts = rows.flatMap(({ facts }) => facts.texts);
  const [first = 0, last = 0] = [texts[0], texts.at(-1)];
  const figures = rows.length === 0 ? [] : picturesOf(page).filter(({ node }) => node > first && node < last);
  const paragraphs = rows.filter(({ facts }) => facts.isProse).length;
  const words = rows.reduce((sum, { facts }) => sum + facts.words, 0);
  const weight = rows.reduce((sum, { facts, certainty }) => sum + facts.words * certainty, 0);
  return {
    before,
    after,
    nodes: [...texts, ...figures.map(({ node }) => node)].sort((a, b) => a - b),
    paragraphs,
    figures: figures.length,
    lines: rows.length - paragraphs,
    words,
    certainty: words === 0 ? 0 : weight / words,
    why: rows.some(({ why }) => why === 'others') ? 'others' : 'geometry',
  };
}
