// What an algorithm made of all pages, in the form that the benchmarks' own scripts read.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page on which nothing came out, whatever the reason, counts as an empty text. */
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

/** Page id → prediction, in the order of the pages; `results` is what was read. */
export function predictionsOf(algorithm, pages, results) {
  return Object.fromEntries(
    pages.flatMap(({ id }) => {
      const result = results.get(id);
      return result ? [[id, result.readings?.[algorithm] ?? EMPTY_PREDICTION]] : [];
    }),
  );
}

/** Pages on which an algorithm failed, with the reason. */
export function failuresOf(algorithm, pages, results) {
  return pages.flatMap(({ id }) => {
    const result = results.get(id);
    const message = result?.error ?? result?.failures?.[algorithm];
    return message === undefined ? [] : [{ id, message }];
  });
}

/** Writes `<algorithm>.json` into a folder. */
export function writePredictions(folder, algorithm, predictions) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${algorithm}.json`), `${JSON.stringify(predictions, null, 1)}\n`);
}
