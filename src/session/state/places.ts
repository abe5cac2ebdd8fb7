/** Maximum distance of a neighbour that stands in for a removed text (number of nodes). */
const NEAR = 400;

/**
 * Returns a function that maps places (node ids) of one reading of the page to a later reading. The ids change with the
 * page, but the live nodes stay the same. A removed text is mapped to its nearest neighbour; of two at equal distance,
 * to the one before it.
 */
export function placesBetween(before: readonly object[], after: readonly object[]): (place: number) => number {
  let rows: Map<object, number> | null = null;
  return (place) => {
    rows ??= new Map(after.map((node, row) => [node, row]));
    for (let away = 0; away < NEAR; away++) {
      for (const row of [place - away, place + away]) {
        const node = before[row];
        const now = node && rows.get(node);
        if (now !== undefined) return now;
      }
    }
    return place;
  };
}
