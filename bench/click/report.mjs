import { quantile } from '../statistics.mjs';
import { number } from '../table.mjs';
import { BEFORE, EXTENSIONS } from './extensions.mjs';
import { STAGES } from './trace.mjs';

/** Rows of each table: [name of the time in the results, label of the row]. */
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

/** Title of the table for each kind of click (see `withClicks` in browser.mjs). */
const CLICKS = {
  first: 'The first click, the worker awake',
  second: 'The second click',
  rested: 'The first click half a minute after the last: the worker was stopped',
  cold: 'The first click after a start: nothing of the extension runs',
};

/** Kinds of clicks in the table that compares Lectern with other readers (other extensions). */
const WORDS = ['first', 'rested', 'cold'];

/** Returns the tables of a run: one for each kind of click, and one with other extensions if any were measured. */
export function clickTables(run) {
  return [...stageTables(run), ...(run.readers ? [wordsTable(run)] : [])];
}

/** Returns the table that compares Lectern with other readers: one column for each reader. */
function wordsTable({ pages, runs, slow = 1, readers }) {
  return {
    title:
      `Click → words of the article painted${slowed(slow)}, polled in the same way for all, ${pages.length} pages, each the median of ` +
      `${runs} fresh tabs. Milliseconds: median of the pages (pages that showed them).`,
    head: ['', ...readers],
    rows: WORDS.map((click) => [
      CLICKS[click],
      ...readers.map((reader) => {
        const medians = pages.flatMap(({ words }) => {
          const times = words[reader].flatMap((clicked) => clicked[click] ?? []);
          return times.length > 0 ? [quantile(times, 0.5)] : [];
        });
        return medians.length > 0 ? `${number(quantile(medians, 0.5))} (${medians.length})` : null;
      }),
    ]),
  };
}

const slowed = (slow) => (slow === 1 ? '' : ` (pages slowed ${slow} ×)`);

function stageTables({ pages, runs, slow = 1, extensions = EXTENSIONS }) {
  return Object.entries(CLICKS).map(([click, words]) => ({
    title: `${words}${slowed(slow)}, ${pages.length} pages, each the median of ${runs} fresh tabs. Milliseconds: median of the pages, 95 %.`,
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

/**
 * Returns the median, over all pages, of Lectern's time divided by the time of the earlier build. The ratio is computed
 * for each page, because times differ more between pages than between two builds.
 */
function ratioByPage(pages, click, key) {
  const ratios = pages.flatMap((page) => {
    const [ours, before] = ['Lectern', BEFORE].map((extension) => spread([page], click, extension, key)[0]);
    return ratio(ours, before) ?? [];
  });
  return quantile(ratios, 0.5);
}

const ratio = (value, other) => (value === null || !other ? null : value / other);

/**
 * Returns the median and the 95th percentile of one extension's times over all pages (ms); [null, null] if there are no
 * times.
 */
function spread(pages, click, extension, key) {
  const values = pages.flatMap(({ clicks }) => {
    const times = clicks[extension].flatMap((clicked) => clicked[click]?.[key] ?? []);
    return times.length > 0 ? [quantile(times, 0.5)] : [];
  });
  return [quantile(values, 0.5), quantile(values, 0.95)];
}

/** Returns "page id: extension" for each extension that painted nothing after a click on that page. */
export function unpainted({ pages }) {
  return pages.flatMap(({ id, clicks }) =>
    Object.entries(clicks).flatMap(([extension, times]) =>
      times.some((clicked) => Object.keys(CLICKS).some((click) => !clicked[click])) ? [`${id}: ${extension}`] : [],
    ),
  );
}
