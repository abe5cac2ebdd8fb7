// Measures how much an algorithm's score depends on the language of a page. The bench reads the pages and also copies
// of them, in which all words are made up and in another writing system ("script").
import { fileURLToPath } from 'node:url';
import { importTypeScript } from '../bundle.mjs';
import { averageF1By, averageWords, compareWords, wordsOf } from './metrics/words.mjs';
import { predictionsOf } from './predictions.mjs';

/**
 * Returns for each algorithm and script the word F1 on the copies and on the originals. Leaves out pages if only the
 * copy or only the original could be read.
 *
 * @param results readings of the original pages
 * @param copies readings of the copies, by script
 */
export async function compareCopies({ algorithms, pages, results, copies }) {
  const { translate, separateWords } = await importTypeScript(
    fileURLToPath(import.meta.resolve('./foreign/translate.ts')),
  );
  const asIs = (text) => text;
  const figures = Object.entries(copies).map(([script, copied]) => {
    const both = pages.filter(({ id, truth }) => truth !== null && results.has(id) && copied.has(id));
    const foreign = (text) => separateWords(text, script);
    return [
      script,
      {
        pages: both.length,
        original: scoresOf(algorithms, both, results, asIs, asIs),
        copy: scoresOf(algorithms, both, copied, (text) => foreign(translate(text, script)), foreign),
      },
    ];
  });
  return Object.fromEntries(figures);
}

/**
 * Returns for each algorithm the mean word F1, over all pages and by page type. `ofTruth` and `ofText` convert the
 * ground truth and the article's text, so that they can be compared.
 */
function scoresOf(algorithms, pages, results, ofTruth, ofText) {
  const references = new Map(pages.map(({ id, truth }) => [id, wordsOf(ofTruth(truth.articleBody))]));
  const scores = algorithms.map((algorithm) => {
    const predictions = predictionsOf(algorithm, pages, results);
    const scored = pages.map(({ id, truth }) => ({
      type: truth.type,
      words: compareWords(references.get(id), wordsOf(ofText(predictions[id].articleBody))),
    }));
    const typed = scored.filter(({ type }) => type !== undefined);
    return [algorithm, { f1: averageWords(scored).f1, byType: averageF1By(typed, ({ type }) => type) }];
  });
  return Object.fromEntries(scores);
}
