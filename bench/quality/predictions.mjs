// Writes an algorithm's readings to a file of predictions, in the format that the benchmarks' own scripts read.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Prediction for a page that could not be read. */
export const EMPTY_PREDICTION = {
  articleBody: '',
  comments: '',
  headline: '',
  authors: [],
  datePublished: null,
  mainImage: null,
  inLanguage: null,
  confidence: null,
  page: null,
  pictures: 0,
  milliseconds: { snapshot: null, algorithm: null, article: null },
};

/** Returns an algorithm's prediction for each page in `results`, by page id; an empty one if the algorithm failed. */
export function predictionsOf(algorithm, pages, results) {
  return Object.fromEntries(
    pages.flatMap(({ id }) => {
      const result = results.get(id);
      return result ? [[id, result.readings?.[algorithm] ?? EMPTY_PREDICTION]] : [];
    }),
  );
}

export function failuresOf(algorithm, pages, results) {
  return pages.flatMap(({ id }) => {
    const result = results.get(id);
    const message = result?.error ?? result?.failures?.[algorithm];
    return message === undefined ? [] : [{ id, message }];
  });
}

export function writePredictions(folder, algorithm, predictions) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${algorithm}.json`), `${JSON.stringify(predictions, null, 1)}\n`);
}
