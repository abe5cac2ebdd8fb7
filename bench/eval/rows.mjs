// Computes the rows of the evaluation's table: one for each data set, kind of page and algorithm.
import { countOf } from '../quality/metrics/tokens.mjs';
import { EMPTY_PREDICTION } from '../quality/predictions.mjs';
import { compareGroup } from './baseline.mjs';
import { deviations, figuresOf } from './figures.mjs';
import { partsOf } from './parts.mjs';

const FEWEST = 10;

/** Returns an algorithm's result for a page; a result with an empty text if the page could not be read. */
export function readingOf(page, result, algorithm, scoreEmpty) {
  const reading = result.readings?.[algorithm];
  if (reading) return reading;
  return { prediction: EMPTY_PREDICTION, scored: page.truth && scoreEmpty(page, EMPTY_PREDICTION), isOther: null };
}

/**
 * Returns nested objects: data set → algorithm → page id → `{ parts, text }`. `results` is the result of `readSets`.
 */
export function asRun(sets, results, algorithms, scoreEmpty) {
  const ofPage = (set, page, algorithm) => {
    const reading = readingOf(page, results.get(set.name).get(page.id), algorithm, scoreEmpty);
    return { parts: partsOf({ page, ...reading }), text: reading.prediction.articleBody };
  };
  return Object.fromEntries(
    sets.map((set) => [
      set.name,
      Object.fromEntries(
        algorithms.map((id) => [id, Object.fromEntries(set.pages.map((page) => [page.id, ofPage(set, page, id)]))]),
      ),
    ]),
  );
}

/**
 * Returns all rows of the table, each with its figures and their changes since the baseline. If the baseline lacks the
 * pages of a row, the changes are null.
 */
export function rowsOf(sets, results, run, baseline) {
  return sets.flatMap((set) =>
    kindsOf(set).flatMap(({ kind, pages }) =>
      Object.keys(run[set.name]).map((algorithm) => {
        const read = pages.map(({ id }) => ({ id, ...run[set.name][algorithm][id] }));
        const parts = read.map((page) => page.parts);
        const compared = compareGroup(baseline, { set: set.name, algorithm, pages: read });
        return {
          set: set.name,
          kind,
          algorithm,
          pages: pages.length,
          figures: figuresOf(parts),
          deviations: deviations(parts),
          compared,
          before: compared?.before ?? baseline?.figures[figureKey(set.name, kind, algorithm)] ?? null,
          ...countsOf(pages, results.get(set.name), algorithm),
        };
      }),
    ),
  );
}

export const figureKey = (set, kind, algorithm) => `${set} ${kind} ${algorithm}`;

/**
 * Returns groups of pages: all pages of the set, then one group for each kind with at least `FEWEST` pages, largest
 * group first.
 */
function kindsOf({ pages }) {
  const counts = countOf(pages.flatMap(({ truth }) => truth?.type ?? []));
  const kinds = [...counts]
    .filter(([, count]) => count >= FEWEST && count < pages.length)
    .sort(([, a], [, b]) => b - a);
  const ofKind = (kind) => pages.filter(({ truth }) => truth?.type === kind);
  return [{ kind: 'all', pages }, ...kinds.map(([kind]) => ({ kind, pages: ofKind(kind) }))];
}

/**
 * Counts two kinds of pages:
 *
 * - `failed`: pages that could not be read.
 * - `others`: pages on which the algorithm marks different nodes in Node than in the browser; null if no page has
 *   stored marks from the browser.
 */
function countsOf(pages, results, algorithm) {
  const all = pages.map(({ id }) => results.get(id));
  const asked = all
    .map((result) => result.readings?.[algorithm]?.isOther ?? null)
    .filter((isOther) => isOther !== null);
  return {
    failed: all.filter((result) => result.readings?.[algorithm] === undefined).length,
    others: asked.length === 0 ? null : asked.filter(Boolean).length,
  };
}
