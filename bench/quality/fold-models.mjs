// Loads the fold models, for pages that the shipped model was trained on: each was trained without the sites of one
// fold (`train/folds.mjs`).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/root.mjs';
import { registrableDomain } from '../../train/folds.mjs';
import { packModel } from '../../train/pack.mjs';
import { readJson } from '../files.mjs';

/** The algorithm that uses a model. */
const LEARNED = 'lectern';

/** Returns the fold models; null if none of the algorithms needs them. */
export function foldModelsFor(algorithms) {
  return algorithms.includes(LEARNED) ? readFoldModels() : null;
}

/** Reads the fold models. Without a list of sites, every page is read with the shipped model. */
export function readFoldModels(folder = join(root, 'train', 'folds')) {
  const list = join(folder, 'domains.json');
  const folds = new Map(existsSync(list) ? Object.entries(readJson(list)) : []);
  if (folds.size === 0)
    console.error(`There is no ${list}: pages that ${LEARNED} was trained on are read as if it was not.`);
  const models = new Map(
    [...new Set(folds.values())].map((fold) => [fold, packModel(readFileSync(join(folder, `${fold}.bin`)))]),
  );
  return {
    /** Returns the fold of a page's site; null if the shipped model was not trained on the site. */
    foldOf: ({ id, url, canonicalUrl }) => folds.get(registrableDomain(url ?? canonicalUrl, id)) ?? null,
    /** Returns the model that was trained without a fold, in the form that `decode.ts` reads. */
    modelOf: (fold) => models.get(fold),
    /** Pairs of a fold and its model. */
    models: [...models],
    /** Everything that decides which model reads which page. */
    key: [[...folds], [...models]],
  };
}

/** Sets the model for a page; each model is sent to a tab once. Returns the page's fold. */
export async function setModel(tab, foldModels, page) {
  const fold = foldModels.foldOf(page);
  const isThere = await tab.call(`lecternBench.useFold(${fold})`);
  if (!isThere) await tab.call(`lecternBench.useFold(${fold}, ${JSON.stringify(foldModels.modelOf(fold))})`);
  return fold;
}

/** Returns the number of pages read out of fold; null if no algorithm uses a model. */
export function countOutOfFold(foldModels, results) {
  if (foldModels === null) return null;
  return [...results.values()].filter(({ fold }) => (fold ?? null) !== null).length;
}
