// Makes the model card's table "Leave a data set out" from the saved figures of the evaluation.
import { COMMITTED, readBaseline } from '../bench/eval/baseline.mjs';

/** Data sets in the order of the table. */
const SETS = [
  ['wcxb-dev', 'WCXB dev, each page by a model that has not seen its site'],
  ['dragnet-train', 'dragnet-train: blogs and news of 2012'],
  ['fresh-dev', 'fresh-dev: news of 2023 to 2026, read by parsers written for each publisher'],
  ['daniel-dev', 'daniel-dev: news of 2011 and 2012 in five languages'],
  ['layout-dev', 'layout-dev: pages with their styles'],
];

/**
 * Returns the table's head and rows. The keys of `figures` are "set kind algorithm", such as "fresh-dev all lectern".
 * Leaves out data sets without figures.
 */
export function untrainedTable(figures = readBaseline(COMMITTED).figures) {
  return {
    head: ['data', 'pages', 'F1', 'precision', 'recall', 'word F1', 'comments kept', 'Readability: F1'],
    rows: SETS.flatMap(([set, what]) => rowOf(what, figures[`${set} all lectern`], figures[`${set} all readability`])),
  };
}

function rowOf(what, own, readability) {
  if (!own) return [];
  const comments = own['comments kept'];
  return [
    [
      what,
      String(own.pages),
      ...['F1', 'precision', 'recall', 'word F1'].map((figure) => own[figure]?.toFixed(3) ?? null),
      comments === undefined ? null : `${(100 * comments).toFixed(1)} %`,
      readability?.F1.toFixed(3) ?? null,
    ],
  ];
}
