/** Mean and deviation of a measure of elements, by tag (docs/specs/newspaper.md, "Pruning", step 2). */
import type { TreeElement } from '../steps/element-tree/tree.ts';

export interface Spread {
  readonly mean: number;
  /** Sample deviation; 0 for one value. */
  readonly deviation: number;
}

/** Returns the spread of a measure of the elements, by tag. */
export function spreadsByTag(
  elements: readonly TreeElement[],
  measure: (element: TreeElement) => number,
): ReadonlyMap<string, Spread> {
  const byTag = new Map<string, number[]>();
  for (const element of elements) {
    const values = byTag.get(element.name) ?? [];
    values.push(measure(element));
    byTag.set(element.name, values);
  }
  return new Map([...byTag].map(([name, values]) => [name, spreadOf(values)]));
}

/**
 * Returns the spread. Sums differences from the first value, so that equal values have exactly that mean: comparisons
 * with it are strict.
 */
export function spreadOf(values: readonly number[]): Spread {
  const [first = 0] = values;
  const count = values.length;
  const mean = first + values.reduce((sum, value) => sum + (value - first), 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: count > 1 ? Math.sqrt(squares / (count - 1)) : 0 };
}

/** Rounds halves to the even number, as Python does. */
export function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}
