/** Returns the value in a row of a column (array with one value per row). The caller guarantees that the row exists. */
export function at<T>(column: ArrayLike<T>, row: number): T {
  return column[row] as T;
}

/** Returns an array with 1 for each value that satisfies `isSuch`, 0 for the others. */
export function flags<T>(values: readonly T[], isSuch: (value: T) => boolean): Uint8Array {
  return Uint8Array.from(values, (value) => (isSuch(value) ? 1 : 0));
}
