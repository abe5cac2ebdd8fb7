// Quality: every page of a data set, read by every algorithm in a real browser, beside its truth.
import { chooseAlgorithms } from '../choose-algorithms.mjs';
import { machineOf } from '../machine.mjs';
import { userPath } from '../paths.mjs';
import { compareCopies } from './copies.mjs';
import { readDataset } from './dataset.mjs';
import { countOutOfFold, foldModelsFor } from './fold-models.mjs';
import { predictionsOf, writePredictions } from './predictions.mjs';
import { readDatasetPages } from './read-dataset.mjs';
import { baselineTimes, summarise } from './summary.mjs';

/** Runs the bench; `signal` ends it early, with the figures of the pages that were read. */
export async function measureQuality(chromium, options, signal) {
  const dataset = readDataset(options);
  const algorithms = await chooseAlgorithms(options.algorithms);
  const foldModels = foldModelsFor(algorithms);
  const read = (foreign) =>
    readDatasetPages(chromium, dataset, algorithms, { ...options, foreign, foldModels }, signal);
  const results = await read(null);
  const copies = await readCopies(options.foreign, read, signal);
  const predictions = Object.fromEntries(
    algorithms.map((algorithm) => [algorithm, predictionsOf(algorithm, dataset.pages, results)]),
  );
  if (options.out !== null) {
    for (const algorithm of algorithms) writePredictions(userPath(options.out), algorithm, predictions[algorithm]);
  }
  const { pages } = dataset;
  return {
    name: nameOf(dataset, options),
    note: dataset.note,
    population: options.population,
    additions: options.additions,
    pages: pages.length,
    read: results.size,
    truths: pages.filter(({ id, truth }) => truth !== null && results.has(id)).length,
    outOfFold: countOutOfFold(foldModels, results),
    baseline: baselineTimes(results),
    algorithms: summarise({ algorithms, pages, results, predictions }),
    foreign: options.foreign.length === 0 ? null : await compareCopies({ algorithms, pages, results, copies }),
    machine: machineOf(chromium),
  };
}

/** Script → what was read of the pages in it. */
async function readCopies(scripts, read, signal) {
  const copies = {};
  for (const script of scripts) {
    if (!signal?.aborted) copies[script] = await read(script);
  }
  return copies;
}

/** Runs of other pages, or of the same pages in another way, stand beside each other in the document. */
function nameOf({ name }, { population, foreign }) {
  const isSource = population === 'source';
  return [name, ...(isSource ? ['source'] : []), ...(foreign.length > 0 ? ['foreign'] : [])].join('-');
}
