/** Makes an article shorter or longer, by how many algorithms keep each block and by its probability. */
import type { Mark } from '../../algorithms/types.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { mainColumn } from '../../page/main-column.ts';
import type { Page } from '../../page/page.ts';
import { visibleBlocks } from '../trace.ts';
import type { EntryLevels, Shown, Votes } from './types.ts';
import { sharesOf } from './votes.ts';

/** Level (length of the article) that is shown first. Levels range from 0 (strict, short) to 1 (generous, long). */
const SHOWN_LEVEL = 0.5;
/** Level of a block that is never added to the article; the user cannot choose a level above 1. */
const NEVER = 2;
/**
 * Limits of a block's score (0 … 1), which is the mean of its probability and of the share of algorithms that keep it.
 * A shown block with a score of at least `BEST` stays even at level 0. A block that is not shown is never added if its
 * score is at most `WORST`.
 */
const BEST = 0.8;
const WORST = 0.15;
/** Largest distance from the article at which blocks are added (in blocks). */
const NEAR = 40;
/** Added to the level of a block `NEAR` blocks away, as a share of `SHOWN_LEVEL` … 1; less for nearer blocks. */
const DISTANCE_COST = 0.25;

/**
 * Returns for each block the lowest value of the slider "Amount of text" (0 … 1) at which the block is in the article.
 * For shown blocks, it is at most 0.5. Slow, unlike {@link marksAt}.
 */
export function entryLevels(
  page: Page,
  votes: Votes,
  shown: Shown,
  probability: ReadonlyMap<number, number> = new Map(),
): EntryLevels {
  const texts = [...visibleBlocks(page).values()];
  const kept = new Set(shown.marks.map(({ node }) => node));
  const shares = sharesOf(votes);
  const score = (row: number) => {
    const share = shares[row] ?? 0;
    const chance = probability.get(votes.nodes[row] ?? -1);
    return chance === undefined ? share : (share + chance) / 2;
  };
  const isKept = texts.map((nodes) => nodes.some((node) => kept.has(node)));
  const best = Math.min(
    BEST,
    isKept.reduce((most, is, row) => (is ? Math.max(most, score(row)) : most), 0),
  );
  const isNear = nearness(page, texts, isKept);
  const levels = texts.map((nodes, row) => {
    if (isKept[row]) return best === 0 ? 0 : SHOWN_LEVEL * Math.max(0, 1 - score(row) / best);
    const isOut = nodes.some((node) => shown.accounted.has(node)) || score(row) <= WORST;
    return isOut ? NEVER : comesAt(score(row), isNear[row] ?? NEVER);
  });
  return { levels: withHeadings(page, votes, levels), texts };
}

/** Returns the level at which a block is added (0.51 … 1); {@link NEVER} for a low score or a large distance. */
function comesAt(score: number, distance: number): number {
  if (distance > 1) return NEVER;
  const lateness = (1 - score) / (1 - WORST) + distance * DISTANCE_COST;
  return lateness > 1 ? NEVER : SHOWN_LEVEL + (1 - SHOWN_LEVEL) * Math.max(lateness, 0.02);
}

/** Returns each block's distance: 0 between shown blocks, 1 at `NEAR` blocks, else {@link NEVER}. */
function nearness(page: Page, texts: readonly (readonly number[])[], isKept: readonly boolean[]): Float64Array {
  const [first, last] = [isKept.indexOf(true), isKept.lastIndexOf(true)];
  const column = mainColumn(page);
  return Float64Array.from(texts, (nodes, row) => {
    if (first < 0 || (column && !nodes.some((node) => column.holds(node) || column.charactersOf(node) === 0)))
      return NEVER;
    const distance = Math.max(first - row, row - last, 0) / NEAR;
    return distance > 1 ? NEVER : distance;
  });
}

/** Lowers a shown heading's level to that of the block below, so that the heading is not dropped before that block. */
function withHeadings(page: Page, { nodes, blocks }: Votes, levels: readonly number[]): readonly number[] {
  const found = [...levels];
  for (let row = found.length - 2; row >= 0; row--) {
    const isShown = (found[row] ?? NEVER) <= SHOWN_LEVEL;
    if (isShown && isHeading(page, nodes[row] ?? -1, blocks[row] ?? -1))
      found[row] = Math.min(found[row] ?? NEVER, found[row + 1] ?? NEVER);
  }
  return found;
}

function isHeading(page: Page, node: number, block: number): boolean {
  const container = page.snapshot.blocks.container[block] ?? -1;
  return [container, page.parentOf(node)].some((element) => HEADINGS.has(page.nameOf(element)));
}

/** Returns the marks at a level from 0 (strict) to 1 (generous). A higher level has all text of the lower ones. */
export function marksAt({ levels, texts }: EntryLevels, level: number, shown: Shown): readonly Mark[] {
  if (level === SHOWN_LEVEL) return shown.marks;
  const gone = new Set<number>();
  const come: Mark[] = [];
  texts.forEach((nodes, row) => {
    const enters = levels[row] ?? NEVER;
    if (enters <= SHOWN_LEVEL && enters > level) for (const node of nodes) gone.add(node);
    else if (enters > SHOWN_LEVEL && enters <= level) for (const node of nodes) come.push({ node, role: 'body' });
  });
  const stay = shown.marks.filter(({ node }) => !gone.has(node));
  return come.length === 0 ? stay : [...stay, ...come].sort((a, b) => a.node - b.node);
}
