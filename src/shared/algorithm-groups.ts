/** The order of the algorithms in menus: the recommended ones first, then the others, grouped by project. */

interface Groupable {
  family: string;
  recommended?: true;
}

export interface AlgorithmFamily<T> {
  /** Heading: the name of a project. Null for all projects with a single algorithm, which has the same name. */
  name: string | null;
  members: readonly T[];
}

export interface AlgorithmGroups<T> {
  /** Algorithms that the menu always shows. */
  first: readonly T[];
  /** Groups that are shown collapsed. The group without a heading is first, or it would look like part of another. */
  families: readonly AlgorithmFamily<T>[];
}

export interface OfferedAlgorithms {
  researchAlgorithms: boolean;
  /** Ids of the default, the site's and the current algorithm, which are always offered; undefined if there is none. */
  inUse: readonly (string | undefined)[];
}

/** If at least this many algorithms are not recommended, the menu collapses them. */
const FEWEST_FOLDED = 4;

export function offeredAlgorithms<T extends Groupable & { id: string }>(
  algorithms: readonly T[],
  { researchAlgorithms, inUse }: OfferedAlgorithms,
): readonly T[] {
  return algorithms.filter(({ id, recommended }) => recommended || researchAlgorithms || inUse.includes(id));
}

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

/** Returns the algorithms of a menu from top to bottom. The number keys choose them in this order. */
export function menuOrder<T extends Groupable>(algorithms: readonly T[]): readonly T[] {
  const { first, families } = groupAlgorithms(algorithms);
  return [...first, ...families.flatMap(({ members }) => members)];
}
