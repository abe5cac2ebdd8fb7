// Quality: every page of a data set, read by every algorithm in a real browser, beside its truth.
import { chooseAlgorithms } from '../choose-algorithms.mjs';
import { machineOf } from '../machine.mjs';
import { userPath } from '../paths.mjs';
import { readDataset } from './dataset.mjs';
import { predictionsOf, writePredictions } from './predictions.mjs';
import { readDatasetPages } from './read-dataset.mjs';
import { baselineTimes, summarise } from './summary.mjs';

/** Runs the bench; `signal` ends it early, with the figures of the pages that were read. */
export async function measureQuality(chromium, options, signal) {
  const dataset = readDataset(options);
  const algorithms = await chooseAlgorithms(options.algorithms);
  const results = await readDatasetPages(chromium, dataset, algorithms, options, signal);
  const predictions = Object.fromEntries(
    algorithms.map((algorithm) => [algorithm, predictionsOf(algorithm, dataset.pages, results)]),
  );
  if (options.out !== null) {
    for (const algorithm of algorithms) writePredictions(userPath(options.out), algorithm, predictions[algorithm]);
  }
  const { pages } = dataset;
  return {
    name: options.population === 'source' ? `${dataset.name}-source` : dataset.name,
    note: dataset.note,
    population: options.population,
    additions: options.additions,
    pages: pages.length,
    read: results.size,
    truths: pages.filter(({ id, truth }) => truth !== null && results.has(id)).length,
    baseline: baselineTimes(results),
    algorithms: summarise({ algorithms, pages, results, predictions }),
    machine: machineOf(chromium),
  };
}
