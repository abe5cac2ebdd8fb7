/** An article that grows and shrinks in place: by how many algorithms keep a block, and how probable a model finds it. */
import type { Mark } from '../../algorithms/types.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { mainColumn } from '../../page/main-column.ts';
import type { Page } from '../../page/page.ts';
import { visibleBlocks } from '../trace.ts';
import type { EntryLevels, Shown, Votes } from './types.ts';
import { sharesOf } from './votes.ts';

/** The level at which the article is as it is shown. */
export const SHOWN_LEVEL = 0.5;
/** A block that nothing shows at any level. */
const NEVER = 2;
/** A shown block with this score or more stays at the strictest level, one that is not shown with this or less never comes. */
const BEST = 0.8;
const WORST = 0.15;
/** What is this many blocks away from the article is not near it, and comes that much later. */
const NEAR = 40;
const DISTANCE_COST = 0.25;

/**
 * The level at which each block of the votes begins to stand in the article: 0 … 0.5 for what is shown, above 0.5 for what is
 * not. Worked out once; {@link marksAt} is cheap then.
 *
 * @param probability of a text node, where a model has one (`probabilitiesOf`)
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

/** From just above the level of what is shown (score 1, in the midst of it) to 1. */
function comesAt(score: number, distance: number): number {
  if (distance > 1) return NEVER;
  const lateness = (1 - score) / (1 - WORST) + distance * DISTANCE_COST;
  return lateness > 1 ? NEVER : SHOWN_LEVEL + (1 - SHOWN_LEVEL) * Math.max(lateness, 0.02);
}

/** By row, 0 between shown blocks, up to 1 as far from them as is near, {@link NEVER} beyond that and beside the main column. */
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

/** A heading goes with what it heads: it stays for as long as the block after it. */
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
 * What stands in the article at a level from 0 (strict: what most algorithms keep) to 1 (generous: also what few keep, in the
 * article or near it). At 0.5 the very marks that are shown. What stands at one level stands at every higher one.
 */
export function marksAt({ levels, texts }: EntryLevels, level: number, shown: Shown): readonly Mark[] {
  if (level === SHOWN_LEVEL) return shown.marks;
  const gone = new Set<number>();
  const come: Mark[] = [];
  texts.forEach((nodes, row) => {
    const enters = levels[row] ?? NEVER;
    if (enters <= SHOWN_LEVEL && enters > level) for (const node of nodes) gone.add(node);
    else if (enters > SHOWN_LEVEL && enters <= level)
      come.push(...nodes.map((node) => ({ node, role: 'body' as const })));
  });
  const stay = shown.marks.filter(({ node }) => !gone.has(node));
  return come.length === 0 ? stay : [...stay, ...come].sort((a, b) => a.node - b.node);
}
