/** Returns the value of a row that is known to exist. */
export function at<T>(column: ArrayLike<T>, row: number): T {
  return column[row] as T;
}
