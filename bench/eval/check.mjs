// Checks that the algorithms give the same results in Node as in the browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../scripts/setup/browsers.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { foldModelsFor } from '../quality/fold-models.mjs';
import { randomNumbers } from '../quality/random-numbers.mjs';
import { readDatasetPages } from '../quality/read-dataset.mjs';
import { readSets } from './read-sets.mjs';

/** Number of random pages to read from each data set. */
const PAGES = 75;
const SEED = 41;
const FIELDS = ['articleBody', 'comments', 'headline', 'authors', 'datePublished', 'inLanguage', 'confidence', 'page'];
const EXCEPTIONS = join(root, 'bench/eval/exceptions.json');

/**
 * Reads random pages in Node and in the browser, and prints the differences. Returns the exit code: 1 if
 * exceptions.json lacks one of the differences, otherwise 0.
 */
export async function checkEquality(sets, { algorithms, workers, answerCode }) {
  const exceptions = JSON.parse(readFileSync(EXCEPTIONS, 'utf8'));
  const chosen = sets.map((set) => ({ ...set, pages: choose(set.pages) }));
  const there = await readSets(chosen, { algorithms, workers, answerCode });
  const chromium = await findChromium();
  const options = { population: 'rendered', additions: [], out: null, workers, isTimed: false };
  const differences = [];
  for (const set of chosen) {
    const how = { ...options, foldModels: foldModelsFor(algorithms), data: '' };
    const inBrowser = await readDatasetPages(chromium, set, algorithms, how);
    for (const { id } of set.pages) {
      for (const field of differingFields(inBrowser.get(id), there.get(set.name).get(id), algorithms))
        differences.push({ page: `${set.name}/${id}`, field });
    }
  }
  return report(chosen, differences, exceptions);
}

function choose(pages) {
  const random = randomNumbers(SEED);
  const drawn = pages.map((page) => ({ page, at: random() })).sort((a, b) => a.at - b.at);
  return drawn.slice(0, PAGES).map(({ page }) => page);
}

/**
 * Returns the fields in which the browser and Node read a page differently, each with the id of its algorithm: "lectern
 * articleBody".
 */
export function differingFields(browser, node, algorithms) {
  return algorithms.flatMap((id) => {
    const [there, here] = [browser.readings?.[id], node.readings?.[id]?.prediction];
    if (there === undefined || here === undefined)
      return there === here && !browser.error ? [] : [`${id} was not read`];
    return FIELDS.filter((field) => asText(there[field]) !== asText(here[field])).map((field) => `${id} ${field}`);
  });
}

/** Rounds numbers, because the last digits of logarithms may differ between two versions of V8. */
const asText = (value) => JSON.stringify(value, (_, part) => (typeof part === 'number' ? part.toPrecision(9) : part));

function report(sets, differences, exceptions) {
  const pages = sets.reduce((sum, set) => sum + set.pages.length, 0);
  const differing = new Set(differences.map(({ page }) => page));
  console.log(`${pages} pages read in Node and in the browser: ${pages - differing.size} are equal.`);
  for (const { page, field } of differences)
    console.log(`${page}: ${field}${page in exceptions ? ` – ${exceptions[page]}` : ''}`);
  return [...differing].every((page) => page in exceptions) ? 0 : 1;
}
