/** Maximum distance of the neighbour that replaces a removed text node (number of nodes). */
const NEAR = 400;

/**
 * Returns a function that maps the node ids of one reading of the page to those of a later reading. The ids change when
 * the page changes, but the DOM nodes stay the same objects. A removed node is mapped to its nearest neighbour; if two
 * are equally near, to the one before the removed node.
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
