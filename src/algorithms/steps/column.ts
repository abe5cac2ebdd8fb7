/** The value of a column that is known to have this row. */
export function at<T>(column: ArrayLike<T>, row: number): T {
  return column[row] as T;
}
