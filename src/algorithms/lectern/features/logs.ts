/** Logarithms for the features. The logarithms of the whole numbers up to the number of blocks are computed once. */

export function logsOfCounts(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let count = 1; count <= most; count++) logs[count] = Math.log1p(count);
  return logs;
}

/** Returns ln(1 + |count|) with the sign of the count, from the table `logs`. */
export function signedLogOfCount(logs: Float64Array, count: number): number {
  return count < 0 ? -(logs[-count] as number) : (logs[count] as number);
}

export function signedLog(value: number): number {
  return value < 0 ? -Math.log1p(-value) : Math.log1p(value);
}
