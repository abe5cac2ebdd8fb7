/** Returns the value of a row that must exist. */
export function at<T>(column: ArrayLike<T>, row: number): T {
  return column[row] as T;
}
