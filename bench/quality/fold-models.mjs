// Models for pages that the shipped model was trained on: each has not seen the sites of one fold (`train/folds.mjs`).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/root.mjs';
import { registrableDomain } from '../../train/folds.mjs';
import { packModel } from '../../train/pack.mjs';
import { readJson } from '../files.mjs';

/** The algorithm that reads with a model. */
const LEARNED = 'lectern';

/** The fold models, if one of the algorithms needs them; null if none does. */
export function foldModelsFor(algorithms) {
  return algorithms.includes(LEARNED) ? readFoldModels() : null;
}

/** Without a list of sites, every page is read with the shipped model. */
export function readFoldModels(folder = join(root, 'train', 'folds')) {
  const list = join(folder, 'domains.json');
  const folds = new Map(existsSync(list) ? Object.entries(readJson(list)) : []);
  if (folds.size === 0)
    console.error(`There is no ${list}: pages that ${LEARNED} was trained on are read as if it was not.`);
  const models = new Map(
    [...new Set(folds.values())].map((fold) => [fold, packModel(readFileSync(join(folder, `${fold}.bin`)))]),
  );
  return {
    /** The fold of a page's site, or null when the shipped model has not seen the site either. */
    foldOf: ({ id, url, canonicalUrl }) => folds.get(registrableDomain(url ?? canonicalUrl, id)) ?? null,
    /** The model that has not seen a fold, as `decode.ts` reads it. */
    modelOf: (fold) => models.get(fold),
    /** Pairs of a fold and its model. */
    models: [...models],
    /** All that decides what is read how. */
    key: [[...folds], [...models]],
  };
}

/** Sets the model that a page must be read with; each is sent to a tab once. Answers the page's fold. */
export async function setModel(tab, foldModels, page) {
  const fold = foldModels.foldOf(page);
  const isThere = await tab.call(`lecternBench.useFold(${fold})`);
  if (!isThere) await tab.call(`lecternBench.useFold(${fold}, ${JSON.stringify(foldModels.modelOf(fold))})`);
  return fold;
}

/** How many pages were read out of fold; null where no algorithm reads with a model. */
export function countOutOfFold(foldModels, results) {
  if (foldModels === null) return null;
  return [...results.values()].filter(({ fold }) => (fold ?? null) !== null).length;
}
