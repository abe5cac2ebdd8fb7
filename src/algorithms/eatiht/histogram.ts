/** How often each key occurs. */
export type Histogram = ReadonlyMap<number, number>;

/**
 * eatiht counts by "path without its last step". Absolute paths with sibling indices are unique to elements, so the id
 * of the parent stands for it.
 */
export function countBy(keys: Iterable<number>): Histogram {
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The key with the highest count, the first met among equals (Python's stable sort); null when there is none. */
export function highest(histogram: Histogram): number | null {
  let best: number | null = null;
  let bestCount = 0;
  for (const [key, count] of histogram) {
    if (count > bestCount) {
      best = key;
      bestCount = count;
    }
  }
  return best;
}
