import { quantile } from '../statistics.mjs';
import { number, printTable } from '../table.mjs';

/** Prints what was measured. */
export function printSpeed({ pages, nodes, data }) {
  for (const page of measuredOf(pages)) printPage(page);
  const series = measuredOf(nodes);
  if (series.length > 0) printSeries(series);
  const own = measuredOf(data);
  if (own.length > 0) printFolder(own, data.length);
}

const measuredOf = (pages) => (pages ?? []).filter(({ error }) => error === undefined);
const sumOf = (page, { run, article }) => page.snapshot + run + article;

function printPage(page) {
  printTable(
    `${page.name}, ${page.nodes} nodes. Milliseconds, medians. @mozilla/readability alone (clone + parse): ` +
      `${number(page.baseline)}. First click, nothing compiled yet: ${number(page.first)}.`,
    ['algorithm', 'snapshot', 'algorithm', 'article', 'sum', '× Readability', 'switch in reader', 'words'],
    page.algorithms.map((row) => [
      row.id,
      number(page.snapshot),
      number(row.run),
      number(row.article),
      number(sumOf(page, row)),
      number(sumOf(page, row) / page.baseline),
      number(row.switching),
      String(row.words),
    ]),
  );
}

function printSeries(series) {
  const perNode = (milliseconds, { nodes }) => number((milliseconds * 1e6) / nodes);
  const ids = series[0].algorithms.map(({ id }) => id);
  printTable(
    'Nanoseconds per node, by number of nodes: flat lines grow with the page, rising ones faster.',
    ['nodes', 'snapshot', ...ids, `article (${ids[0]})`, '@mozilla/readability'],
    series.map((page) => [
      page.name,
      perNode(page.snapshot, page),
      ...page.algorithms.map(({ run }) => perNode(run, page)),
      perNode(page.algorithms[0]?.article ?? 0, page),
      perNode(page.baseline, page),
    ]),
  );
}

function printFolder(pages, asked) {
  const failed = asked - pages.length;
  const spread = (values) => [
    number(quantile(values, 0.5)),
    number(quantile(values, 0.95)),
    number(Math.max(...values)),
  ];
  const rows = [
    ['snapshot', ...spread(pages.map(({ snapshot }) => snapshot))],
    ['@mozilla/readability alone', ...spread(pages.map(({ baseline }) => baseline))],
    ['first click', ...spread(pages.map(({ first }) => first))],
    ...pages[0].algorithms.flatMap(({ id }, index) => {
      const of = (value) => spread(pages.map((page) => value(page, page.algorithms[index])));
      return [
        [`${id}: algorithm`, ...of((_page, { run }) => run)],
        [`${id}: article`, ...of((_page, { article }) => article)],
        [`${id}: sum with snapshot`, ...of(sumOf)],
        [`${id}: sum × Readability`, ...of((page, row) => sumOf(page, row) / page.baseline)],
        [`${id}: switch in reader`, ...of((_page, { switching }) => switching ?? 0)],
      ];
    }),
  ];
  const title = `${pages.length} pages${failed > 0 ? `, ${failed} failed` : ''}. Milliseconds.`;
  printTable(title, ['stage', 'median', '95 %', 'most'], rows);
  printSlowest(pages);
}

/** The pages to look at first. */
function printSlowest(pages) {
  const ratio = (page) => sumOf(page, page.algorithms[0]) / page.baseline;
  printTable(
    `Slowest beside Readability by itself (${pages[0].algorithms[0].id}).`,
    ['page', 'nodes', 'sum', '@mozilla/readability', 'ratio'],
    pages
      .toSorted((a, b) => ratio(b) - ratio(a))
      .slice(0, 3)
      .map((page) => [
        page.name.slice(0, 16),
        String(page.nodes),
        number(sumOf(page, page.algorithms[0])),
        number(page.baseline),
        number(ratio(page)),
      ]),
  );
}
