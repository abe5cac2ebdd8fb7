/** The algorithms that menus offer, in order: the recommended ones first, the others grouped by project. */

interface Groupable {
  family: string;
  recommended?: true;
}

export interface AlgorithmFamily<T> {
  /** Heading; null for algorithms that are the only one of their project, whose heading would repeat their name. */
  name: string | null;
  members: readonly T[];
}

export interface AlgorithmGroups<T> {
  /** Always visible. */
  first: readonly T[];
  /** Collapsed. Those without a heading come first: below a heading they would seem to belong to it. */
  families: readonly AlgorithmFamily<T>[];
}

/** Criteria for which algorithms are offered. */
export interface OfferedAlgorithms {
  /** The option "Research algorithms". */
  researchAlgorithms: boolean;
  /** Ids of the default, the site's and the current algorithm: an algorithm in use stays in the list. */
  inUse: readonly (string | undefined)[];
}

/** Fewest algorithms worth collapsing. */
const FEWEST_FOLDED = 4;

/** Returns the algorithms that menus, number keys and the popup offer, in the order of the list. */
export function offeredAlgorithms<T extends Groupable & { id: string }>(
  algorithms: readonly T[],
  { researchAlgorithms, inUse }: OfferedAlgorithms,
): readonly T[] {
  return algorithms.filter(({ id, recommended }) => recommended || researchAlgorithms || inUse.includes(id));
}

/** Divides the offered algorithms into visible and collapsed ones. */
export function groupAlgorithms<T extends Groupable>(algorithms: readonly T[]): AlgorithmGroups<T> {
  const recommended = algorithms.filter((algorithm) => algorithm.recommended);
  const others = algorithms.filter((algorithm) => !algorithm.recommended);
  if (others.length < FEWEST_FOLDED) return { first: [...recommended, ...others], families: [] };
  const names = [...new Set(others.map(({ family }) => family))];
  const all = names.map((name) => ({ name, members: others.filter(({ family }) => family === name) }));
  const alone = all.filter(({ members }) => members.length === 1).flatMap(({ members }) => members);
  const families = all.filter(({ members }) => members.length > 1);
  return { first: recommended, families: alone.length > 0 ? [{ name: null, members: alone }, ...families] : families };
}

/** Returns the algorithms of a menu from top to bottom, which is the order of the number keys. */
export function menuOrder<T extends Groupable>(algorithms: readonly T[]): readonly T[] {
  const { first, families } = groupAlgorithms(algorithms);
  return [...first, ...families.flatMap(({ members }) => members)];
}
