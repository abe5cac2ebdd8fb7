// Counts the pages that an algorithm reads differently in a window of a different width.
import { compareWidths } from './metrics/widths.mjs';

/**
 * Returns for each algorithm and width the differences from the readings at the usual width. `results` has the readings
 * at the usual width; `byWidth` has the readings at other widths.
 */
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
