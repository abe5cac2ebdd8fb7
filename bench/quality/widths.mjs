// Compares window widths: how often an algorithm reads a page differently because of them.
import { compareWidths } from './metrics/widths.mjs';

/** Returns algorithm → width → differences from the first width; `byWidth` has the readings at the others. */
export function widthFigures({ algorithms, pages, results, byWidth }) {
  return Object.fromEntries(
    algorithms.map((algorithm) => [
      algorithm,
      Object.fromEntries(
        Object.entries(byWidth).map(([width, there]) => [
          width,
          compareWidths(bothRead(algorithm, pages, results, there)),
        ]),
      ),
    ]),
  );
}

/** Returns the pages that the algorithm read at both widths. */
function bothRead(algorithm, pages, results, others) {
  const readingOf = (result) => {
    const reading = result?.readings?.[algorithm];
    return reading === undefined ? null : { ...reading, visible: result.visible };
  };
  return pages.flatMap(({ id }) => {
    const [here, there] = [readingOf(results.get(id)), readingOf(others.get(id))];
    return here !== null && there !== null ? [{ id, here, there }] : [];
  });
}
