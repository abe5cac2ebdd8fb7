// Formats the evaluation's figures as tables for the terminal.
import { signed } from './baseline.mjs';

const TEXT = ['F1', 'precision', 'recall', 'word F1', 'empty'];
const REST = [
  'comments kept',
  'comments offered',
  'related kept',
  'authors recall',
  'authors precision',
  'days recall',
  'days precision',
  'headline recall',
  'headline precision',
  'confidence',
  'calibration error',
];

/** Returns the rows as two tables: one with figures about the text, one with figures about metadata and comments. */
export function evaluationTables(rows) {
  const judged = rows.filter(({ figures }) => REST.some((figure) => figures[figure] !== null));
  const shown = REST.filter((figure) => rows.some(({ figures }) => figures[figure] !== null));
  return [
    {
      title:
        'Text: runs of four words, words, and empty answers; before → now ± the deviation over draws of the pages (of the ' +
        'difference, where there is one; ! where it is outside its error bar); pages whose text changed; on how many the ' +
        'browser answers otherwise; failures',
      head: ['set, kind, algorithm', 'pages', ...TEXT, 'changed', 'browser', 'failed'],
      rows: rows.map((row) => [
        nameOf(row),
        String(row.pages),
        ...TEXT.map((figure) => cell(row, figure)),
        row.compared === null ? null : String(row.compared.changed),
        row.others === null ? null : String(row.others),
        String(row.failed),
      ]),
    },
    {
      title: 'Beside the text: comments and related links, metadata, confidence',
      head: ['set, kind, algorithm', ...shown],
      rows: judged.map((row) => [nameOf(row), ...shown.map((figure) => cell(row, figure))]),
    },
  ];
}

const nameOf = ({ set, kind, algorithm }) => `${kind === 'all' ? set : `  ${kind}`} ${algorithm}`;

function cell({ figures, deviations, compared, before }, figure) {
  const now = figures[figure];
  if (now === null) return null;
  const was = before?.[figure] ?? null;
  if (was === null || was.toFixed(3) === now.toFixed(3)) return `${now.toFixed(3)} ±${deviations[figure].toFixed(3)}`;
  const change = compared?.figures[figure];
  const bar = change ? ` ±${change.deviation.toFixed(3)}` : '';
  return `${change?.isWorse ? '! ' : ''}${was.toFixed(3)}→${now.toFixed(3)}${bar}`;
}

const DOCUMENTED = [
  'F1',
  'precision',
  'recall',
  'word F1',
  'empty',
  'comments kept',
  'related kept',
  'calibration error',
];

/**
 * Returns the figures of a saved run as one table. The keys of `figures` are "set kind algorithm", such as "wcxb-dev
 * article lectern".
 */
export function documentTable(figures) {
  return {
    head: ['set, kind, algorithm', 'pages', ...DOCUMENTED],
    rows: Object.entries(figures).map(([name, values]) => [
      name.replace(' all ', ' '),
      String(values.pages),
      ...DOCUMENTED.map((figure) => values[figure]?.toFixed(3) ?? null),
    ]),
  };
}

/**
 * Returns lines about the pages that changed most: for each page, its scores and the lines that its article lost and
 * gained.
 */
export function changedLines(pages, total) {
  if (pages.length === 0) return [];
  return [
    `Pages whose text changed: ${total}. Those that changed most:`,
    ...pages.flatMap(({ set, id, url, algorithm, before, now, change, lost, gained }) => [
      `${set}/${id} ${algorithm}: word F1 ${before} → ${now} (${signed(change)}) ${url ?? ''}`,
      ...(lost === null
        ? ['    its lines are known where the baseline was made (--save keeps texts)']
        : [...cut('-', lost), ...cut('+', gained)]),
    ]),
  ];
}

const LINES = 8;
const LONGEST_LINE = 140;

function cut(sign, lines) {
  const shown = lines.slice(0, LINES).map((line) => `  ${sign} ${shortened(line)}`);
  return lines.length > LINES ? [...shown, `  ${sign} … ${lines.length - LINES} more lines`] : shown;
}

export const shortened = (text, length = LONGEST_LINE) => (text.length > length ? `${text.slice(0, length)} …` : text);
