/**
 * Makes an article shorter or longer for the user. Orders the blocks (paragraphs or lines) by how many algorithms keep
 * them, and by a model's probability that they are part of the article.
 */
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
/**
 * A block `NEAR` blocks away from the article has its level raised by this share of the range from `SHOWN_LEVEL` to 1;
 * a nearer one by less. So, of two blocks with the same score, the nearer one is added first.
 */
const DISTANCE_COST = 0.25;

/**
 * Returns for each block the lowest level at which it is in the article: 0 … 0.5 for blocks that are shown, above 0.5
 * for other blocks. Computing the levels is expensive; reading them with {@link marksAt} is cheap.
 *
 * @param probability maps the first text node of each block to the block's probability (`probabilitiesOf`)
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

/**
 * Returns the level at which a block that is not shown is added: from 0.51 (score 1, between shown blocks) to 1.
 * Returns {@link NEVER} for blocks with a low score or far from the article.
 */
function comesAt(score: number, distance: number): number {
  if (distance > 1) return NEVER;
  const lateness = (1 - score) / (1 - WORST) + distance * DISTANCE_COST;
  return lateness > 1 ? NEVER : SHOWN_LEVEL + (1 - SHOWN_LEVEL) * Math.max(lateness, 0.02);
}

/**
 * Returns each block's distance from the article: 0 between shown blocks, then rising to 1 at `NEAR` blocks away, and
 * {@link NEVER} for blocks further away or outside the main column.
 */
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

/**
 * Returns the marks at a level from 0 (strict: only text that most algorithms keep) to 1 (generous: also text near the
 * article that few keep). At 0.5, returns the shown marks. Text that is in the article at one level is also in it at
 * every higher level.
 */
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
