/** Returns the index of the first number that is `least` or more; the array's length if there is none. O(log n). */
export function indexFrom(ascending: ArrayLike<number>, least: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function firstFrom(ascending: readonly number[], least: number): number {
  return ascending[indexFrom(ascending, least)] ?? Number.POSITIVE_INFINITY;
}
