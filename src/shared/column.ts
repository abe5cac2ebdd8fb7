/** Returns the value in a row of a column (an array). The caller guarantees that the row exists. */
export function at<T>(column: ArrayLike<T>, row: number): T {
  return column[row] as T;
}
