/** A column is an array with one value per row. The caller guarantees that the row exists. */
export function at<T>(column: ArrayLike<T>, row: number): T {
  return column[row] as T;
}
