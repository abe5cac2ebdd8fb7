// One job of the evaluation: a stored page, read by all algorithms and scored.
import { readFileSync } from 'node:fs';
import { referenceOf, scorePage } from '../quality/score-page.mjs';
import { digestOf, headOf, unpackRecord } from '../snapshots/pack.mjs';
import { documents } from './documents.mjs';

/** `code` is the URL of the bundled `read.ts`, `models` the packed model of each fold. */
export async function start({ code, models, algorithms, answerCode }) {
  const { read, useFold } = await import(code);
  for (const [fold, model] of models) useFold(fold, model);
  return ({ file, page, fold }) => {
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
        const { answer, linkLines, ...prediction } = read(snapshot, id, documents);
        const scored = reference && scorePage(page, reference, { ...prediction, linkLines });
        readings[id] = { prediction, scored, isOther: isOther(head, answerCode, id, answer) };
      } catch (error) {
        failures[id] = error.message.split('\n')[0];
      }
    }
    return { language, fold, readings, failures };
  };
}

/** Whether the browser answered otherwise, where it was asked; null where it was not, or by other code. */
function isOther(head, answerCode, id, answer) {
  const there = head.answerCode === answerCode ? head.answers[id] : undefined;
  return there === undefined ? null : there !== digestOf(answer);
}
