// Loads the fold models, so that no page is read by a model that was trained on it. The training pages are divided into
// five folds by site, and each fold model was trained on all folds but one (`train/folds.mjs`).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/root.mjs';
import { registrableDomain } from '../../train/folds.mjs';
import { packModel } from '../../train/pack.mjs';
import { readJson } from '../files.mjs';

const LEARNED = 'lectern';

/** Returns the fold models; null if none of the algorithms uses a model. */
export function foldModelsFor(algorithms) {
  return algorithms.includes(LEARNED) ? readFoldModels() : null;
}

/**
 * Reads the fold models. If the list of sites is missing, prints a warning and uses the shipped model for all pages.
 */
export function readFoldModels(folder = join(root, 'train', 'folds')) {
  const list = join(folder, 'domains.json');
  const folds = new Map(existsSync(list) ? Object.entries(readJson(list)) : []);
  if (folds.size === 0)
    console.error(`There is no ${list}: pages that ${LEARNED} was trained on are read as if it was not.`);
  const models = new Map(
    [...new Set(folds.values())].map((fold) => [fold, packModel(readFileSync(join(folder, `${fold}.bin`)))]),
  );
  return {
    /** Returns the fold that contains a page's site; null if no model was trained on that site. */
    foldOf: ({ id, url, canonicalUrl }) => folds.get(registrableDomain(url ?? canonicalUrl, id)) ?? null,
    /** Returns the model that was trained without the pages of a fold, in the packed form that `packed.ts` reads. */
    modelOf: (fold) => models.get(fold),
    models: [...models],
    /**
     * The folds of the sites, and the models. They are part of the key that identifies a run, because they affect its
     * results.
     */
    key: [[...folds], [...models]],
  };
}

/**
 * Makes a tab read a page with the model that was not trained on the page's fold. Sends each model to the tab only
 * once. Returns the fold.
 */
export async function setModel(tab, foldModels, page) {
  const fold = foldModels.foldOf(page);
  const isThere = await tab.call(`lecternBench.useFold(${fold})`);
  if (!isThere) await tab.call(`lecternBench.useFold(${fold}, ${JSON.stringify(foldModels.modelOf(fold))})`);
  return fold;
}

/**
 * Returns the number of pages that were read by a fold model instead of the shipped model; null if no algorithm uses a
 * model.
 */
export function countOutOfFold(foldModels, results) {
  if (foldModels === null) return null;
  return [...results.values()].filter(({ fold }) => (fold ?? null) !== null).length;
}
