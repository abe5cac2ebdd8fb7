/** How far from a text that is gone another one is looked for (rows). */
const NEAR = 400;

/**
 * What a place of one reading is called in a later one, by the live nodes of both: numbers of nodes change when the page
 * does, the nodes are the same ones. A text that is gone stands where the nearest one before it does, else the nearest
 * one after it.
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
