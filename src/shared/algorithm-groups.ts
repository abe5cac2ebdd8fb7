/** The order of algorithms in menus: the few recommended ones first, the others by the project they come from. */

interface Groupable {
  family: string;
  recommended?: true;
}

export interface AlgorithmFamily<T> {
  /** Heading; null for those that stand alone for their project and would only repeat it. */
  name: string | null;
  members: readonly T[];
}

export interface AlgorithmGroups<T> {
  recommended: readonly T[];
  /** Those without a heading first: below one, they would seem to belong to it. */
  families: readonly AlgorithmFamily<T>[];
}

export function groupAlgorithms<T extends Groupable>(algorithms: readonly T[]): AlgorithmGroups<T> {
  const recommended = algorithms.filter((algorithm) => algorithm.recommended);
  const others = algorithms.filter((algorithm) => !algorithm.recommended);
  const names = [...new Set(others.map(({ family }) => family))];
  const all = names.map((name) => ({ name, members: others.filter(({ family }) => family === name) }));
  const alone = all.filter(({ members }) => members.length === 1).flatMap(({ members }) => members);
  const families = all.filter(({ members }) => members.length > 1);
  return { recommended, families: alone.length > 0 ? [{ name: null, members: alone }, ...families] : families };
}

/** The algorithms as they stand in menus from top to bottom, which is what the number keys count. */
export function menuOrder<T extends Groupable>(algorithms: readonly T[]): readonly T[] {
  const { recommended, families } = groupAlgorithms(algorithms);
  return [...recommended, ...families.flatMap(({ members }) => members)];
}
