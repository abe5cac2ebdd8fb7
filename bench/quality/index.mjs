// Measures the quality of algorithms: each reads every page of a data set in a real browser, and its texts are compared
// with the ground truth.
import { chooseAlgorithms } from '../choose-algorithms.mjs';
import { machineOf } from '../machine.mjs';
import { userPath } from '../paths.mjs';
import { compareCopies } from './copies.mjs';
import { readDataset } from './dataset.mjs';
import { countOutOfFold, foldModelsFor } from './fold-models.mjs';
import { agreementOf } from './metrics/agreement.mjs';
import { predictionsOf, writePredictions } from './predictions.mjs';
import { readDatasetPages } from './read-dataset.mjs';
import { baselineTimes, summarise } from './summary.mjs';
import { widthFigures } from './widths.mjs';

/** Runs the quality bench. If `signal` is aborted, ends early, and returns figures of the pages read so far. */
export async function measureQuality(chromium, options, signal) {
  const dataset = readDataset(options);
  const algorithms = await chooseAlgorithms(options.algorithms);
  const foldModels = foldModelsFor(algorithms);
  const [width = null, ...otherWidths] = options.widths;
  const shown = otherWidths.length > 0;
  const read = (how) =>
    readDatasetPages(
      chromium,
      dataset,
      algorithms,
      { ...options, foreign: null, width, shown, foldModels, ...how },
      signal,
    );
  const results = await read({});
  const copies = await readOnceMore(options.foreign, (foreign) => read({ foreign, shown: false }), signal);
  const byWidth = await readOnceMore(otherWidths, (other) => read({ width: other }), signal);
  const [bare = null] = options.noStyles ? [await read({ styles: false, shown: false })] : [];
  const predictions = predictionsByAlgorithm(algorithms, dataset.pages, results);
  if (options.out !== null) {
    for (const algorithm of algorithms) writePredictions(userPath(options.out), algorithm, predictions[algorithm]);
  }
  const { pages } = dataset;
  const truths = pages.filter(({ id, truth }) => truth !== null && results.has(id)).length;
  const isElsewhere = shown && !signal?.aborted;
  return {
    name: nameOf(dataset, options),
    note: dataset.note,
    population: options.population,
    additions: options.additions,
    pages: pages.length,
    read: results.size,
    truths,
    outOfFold: countOutOfFold(foldModels, results),
    baseline: baselineTimes(results),
    agreement: truths === 0 ? agreementOf(textsOf(predictions)) : null,
    algorithms: summarise({ algorithms, pages, results, predictions }),
    foreign: options.foreign.length === 0 ? null : await compareCopies({ algorithms, pages, results, copies }),
    widths: isElsewhere ? { from: width, algorithms: widthFigures({ algorithms, pages, results, byWidth }) } : null,
    noStyles: bare && scoresWithout({ algorithms, pages, results: bare }),
    machine: machineOf(chromium),
  };
}

/**
 * Reads all pages again: once for each script (writing system) into which the pages are translated, or once for each
 * window width. Returns the readings by script or width.
 */
async function readOnceMore(ways, read, signal) {
  const results = {};
  for (const way of ways) {
    if (!signal?.aborted) results[way] = await read(way);
  }
  return results;
}

function scoresWithout({ algorithms, pages, results }) {
  const figures = summarise({
    algorithms,
    pages,
    results,
    predictions: predictionsByAlgorithm(algorithms, pages, results),
  });
  return Object.fromEntries(Object.entries(figures).map(([id, { score, words }]) => [id, { score, words }]));
}

const textsOf = (predictions) =>
  Object.fromEntries(
    Object.entries(predictions).map(([id, pages]) => [id, Object.values(pages).map(({ articleBody }) => articleBody)]),
  );

const predictionsByAlgorithm = (algorithms, pages, results) =>
  Object.fromEntries(algorithms.map((algorithm) => [algorithm, predictionsOf(algorithm, pages, results)]));

/**
 * Returns the name of a run: the name of the data set, and how its pages were read (from the source, translated, or at
 * other widths). docs/benchmark.md shows runs with different names side by side.
 */
function nameOf({ name }, { population, foreign, widths }) {
  const isSource = population === 'source';
  const width = widths.length === 0 ? [] : [widths.length > 1 ? 'widths' : `${widths[0]}px`];
  return [name, ...(isSource ? ['source'] : []), ...(foreign.length > 0 ? ['foreign'] : []), ...width].join('-');
}
