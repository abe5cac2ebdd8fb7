// "Leave a data set out": a table of the model card, from the bench's kept runs (bench/results).
import { readResults } from '../bench/document/results.mjs';

const MODEL = 'lectern';

/** Data sets in the order of the table; the others' figures may be in a run of their own. */
const SETS = [
  { name: 'wcxb-dev', others: ['wcxb-dev-all'], what: 'WCXB dev, each page by a model that has not seen its site' },
  { name: 'zyte-dragnet-train', others: [], what: 'dragnet-train: blogs and news of 2012, the shipped model' },
  { name: 'layout-dev', others: [], what: 'layout-dev: pages with their styles' },
  { name: 'layout-dev', others: [], what: 'the same, styles switched off', part: 'noStyles' },
];
const AGREEMENT = { name: 'zyte-parity', what: 'parity pages, without truths: agreement with the other algorithms' };

/** The rows of the table: runs that were not kept are left out. */
export function untrainedTable(results = readResults()) {
  const runs = new Map(results.map(({ name, run }) => [name, run]));
  return {
    head: ['data', 'pages', 'F1', 'precision', 'recall', 'word F1', 'comments kept', 'best other algorithm: F1'],
    rows: [...SETS.flatMap((set) => scoreRow(set, runs)), ...agreementRow(runs.get(AGREEMENT.name))],
  };
}

function scoreRow({ name, others, what, part = 'algorithms' }, runs) {
  const figures = runs.get(name)?.[part]?.[MODEL];
  if (!figures?.score) return [];
  const { score, words, comments } = figures;
  const rivals = [name, ...others].flatMap((run) => Object.entries(runs.get(run)?.[part] ?? {}));
  return [
    [
      what,
      String(runs.get(name).truths),
      ...[score.f1, score.precision, score.recall].map(({ value }) => value.toFixed(3)),
      words ? words.f1.toFixed(3) : null,
      comments ? `${(100 * comments.share).toFixed(1)} %` : null,
      best(rivals.flatMap(([id, { score: other }]) => (other && id !== MODEL ? [[id, other.f1.value]] : []))),
    ],
  ];
}

function agreementRow(run) {
  const agreement = Object.entries(run?.agreement ?? {});
  const own = agreement.find(([id]) => id === MODEL);
  if (!own) return [];
  const others = best(agreement.filter(([id]) => id !== MODEL));
  return [[AGREEMENT.what, String(run.read), null, null, null, own[1].toFixed(3), null, others]];
}

function best(figures) {
  const [first] = figures.sort((a, b) => b[1] - a[1]);
  return first ? `${first[0]}: ${first[1].toFixed(3)}` : null;
}
