import { UserError } from '../../scripts/setup/main.mjs';
import { chooseAlgorithms } from '../choose-algorithms.mjs';
import { folderOf, userPath } from '../paths.mjs';
import { readDataset } from '../quality/dataset.mjs';
import { failuresOf, predictionsOf } from '../quality/predictions.mjs';
import { readDatasetPages } from '../quality/read-dataset.mjs';
import { compareTexts } from './compare.mjs';
import { REFERENCES, readReference } from './references.mjs';

/** Options for reading pages as the original programs do: from the HTML file, without running scripts. */
const AS_ORIGINALS = { format: 'zyte', population: 'source', additions: [], ids: null, out: null, workers: 2 };

/**
 * Reads the pages with the ported algorithms, and compares the texts with those of the original programs. Returns the
 * figures, differences and failures of each algorithm.
 */
export async function measureParity(chromium, { data, algorithms: asked }, signal) {
  const folder = folderOf(userPath(data), 'the pages and references');
  const options = { ...AS_ORIGINALS, data, limit: Number.POSITIVE_INFINITY };
  const references = await readReferences(folder, asked);
  const algorithms = Object.keys(references);
  const dataset = readDataset(options);
  const results = await readDatasetPages(chromium, dataset, algorithms, options, signal);
  const compared = algorithms.map((algorithm) => {
    const predictions = Object.entries(predictionsOf(algorithm, dataset.pages, results));
    const ours = Object.fromEntries(predictions.map(([id, { articleBody }]) => [id, articleBody]));
    const failures = failuresOf(algorithm, dataset.pages, results);
    const { original } = REFERENCES[algorithm];
    return [algorithm, { original, ...compareTexts(ours, references[algorithm]), failures }];
  });
  const addresses = Object.fromEntries(dataset.pages.map(({ id, url }) => [id, url]));
  return { pages: dataset.pages.length, addresses, algorithms: Object.fromEntries(compared) };
}

/** Reads the recorded texts of the original programs. Leaves out algorithms whose original has no recorded texts. */
async function readReferences(folder, asked) {
  const chosen = await chooseAlgorithms(asked);
  const without = asked.find((id) => chosen.includes(id) && !(id in REFERENCES));
  if (without) throw new UserError(`No output of an original is known for "${without}".`);
  const found = chosen.filter((id) => id in REFERENCES).map((id) => [id, readReference(folder, id)]);
  const references = Object.fromEntries(found.filter(([, reference]) => reference !== null));
  if (Object.keys(references).length === 0) throw new UserError(`There are no reference/*.json in ${folder}.`);
  return references;
}
