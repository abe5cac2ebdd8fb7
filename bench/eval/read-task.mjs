// A job of the evaluation's worker threads: reads a stored page with all algorithms and scores the results.
import { readFileSync } from 'node:fs';
import { referenceOf, scorePage } from '../quality/score-page.mjs';
import { digestOf, headOf, unpackRecord } from '../snapshots/pack.mjs';

/**
 * Returns the function that reads one page.
 *
 * @param code URL of the bundled `read.ts`
 * @param models [fold, packed model] pairs; each model was trained without the pages of its fold
 */
export async function start({ code, models, algorithms, answerCode }) {
  const { read, useFold } = await import(code);
  for (const [fold, model] of models) useFold(fold, model);
  return async ({ file, page, fold }) => {
    const bytes = readFileSync(file);
    const head = headOf(bytes);
    const snapshot = unpackRecord(bytes);
    useFold(fold);
    const { language } = snapshot.metadata;
    const reference = page.truth && referenceOf(page.truth, language);
    const readings = {};
    const failures = {};
    for (const id of algorithms) {
      try {
        const { answer, linkLines, ...prediction } = await read(snapshot, id);
        const scored = reference && scorePage(page, reference, { ...prediction, linkLines });
        readings[id] = { prediction, scored, isOther: isOther(head, answerCode, id, answer) };
      } catch (error) {
        failures[id] = error.message.split('\n')[0];
      }
    }
    return { language, fold, readings, failures };
  };
}

/**
 * Returns whether an algorithm marked different nodes in Node than in the browser; null if the snapshot file has no
 * up-to-date marks from the browser.
 */
function isOther(head, answerCode, id, answer) {
  const there = head.answerCode === answerCode ? head.answers[id] : undefined;
  return there === undefined ? null : there !== digestOf(answer);
}
