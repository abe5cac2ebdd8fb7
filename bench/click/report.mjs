import { quantile } from '../statistics.mjs';
import { number } from '../table.mjs';
import { BEFORE, EXTENSIONS } from './extensions.mjs';
import { STAGES } from './trace.mjs';

/** Rows of the table: the key of the time, and its label. */
const ROWS = [
  ['injected', 'click → injection begins'],
  ['compiled', 'scripts compiled'],
  ['run', 'scripts run'],
  ...STAGES.map((stage) => [stage, stage]),
  ['layout', 'style and layout'],
  ['paint', 'paint'],
  ['painted', 'click → article painted'],
  ['longest', 'longest task'],
];

/** The kinds of clicks, with the titles of their tables. */
const CLICKS = {
  first: 'The first click, the worker awake',
  second: 'The second click',
  rested: 'The first click half a minute after the last: the worker was stopped',
  cold: 'The first click after a start: nothing of the extension runs',
};

/** Returns the tables of a run, with all clicks and all extensions. */
export function clickTables({ pages, runs, extensions = EXTENSIONS }) {
  return Object.entries(CLICKS).map(([click, words]) => ({
    title: `${words}, ${pages.length} pages, each the median of ${runs} fresh tabs. Milliseconds: median of the pages, 95 %.`,
    head: [
      '',
      ...extensions.flatMap((extension) => [extension, '95 %']),
      'Lectern ÷ baseline',
      '95 %',
      ...(extensions.includes(BEFORE) ? ['Lectern ÷ before'] : []),
    ],
    rows: ROWS.map(([key, words]) => rowOf(pages, extensions, click, key, words)),
  }));
}

function rowOf(pages, extensions, click, key, words) {
  const spreads = extensions.map((extension) => spread(pages, click, extension, key));
  const [ours, baseline] = spreads;
  const ratios = ours.map((value, index) => ratio(value, baseline[index]));
  const since = extensions.includes(BEFORE) ? [ratioByPage(pages, click, key)] : [];
  return [words, ...spreads.flat().map(number), ...[...ratios, ...since].map(number)];
}

/** Returns the median of the pages' ratios, because pages differ more than two builds. */
function ratioByPage(pages, click, key) {
  const ratios = pages.flatMap((page) => {
    const [ours, before] = ['Lectern', BEFORE].map((extension) => spread([page], click, extension, key)[0]);
    return ratio(ours, before) ?? [];
  });
  return quantile(ratios, 0.5);
}

const ratio = (value, other) => (value === null || !other ? null : value / other);

/** Returns the median and the 95th percentile over the pages for one extension; nulls if it has no such time. */
function spread(pages, click, extension, key) {
  const values = pages.flatMap(({ clicks }) => {
    const times = clicks[extension].flatMap((clicked) => clicked[click]?.[key] ?? []);
    return times.length > 0 ? [quantile(times, 0.5)] : [];
  });
  return [quantile(values, 0.5), quantile(values, 0.95)];
}

/** Returns the pages on which a click painted nothing. */
export function unpainted({ pages }) {
  return pages.flatMap(({ id, clicks }) =>
    Object.entries(clicks).flatMap(([extension, times]) =>
      times.some((clicked) => Object.keys(CLICKS).some((click) => !clicked[click])) ? [`${id}: ${extension}`] : [],
    ),
  );
}
