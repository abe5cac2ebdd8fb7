/** Farthest distance at which a neighbour of a removed text is looked for (rows). */
const NEAR = 400;

/**
 * Maps places of one reading to a later one, by the live nodes of both: the numbers of nodes change with the page, the
 * nodes stay the same. The place of a removed text becomes that of its nearest neighbour; at equal distance the one
 * before it.
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
