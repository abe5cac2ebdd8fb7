import { quantile } from '../statistics.mjs';
import { number } from '../table.mjs';
import { growthTable } from './growth.mjs';

export function speedTables({ pages, nodes, data }) {
  const series = measuredOf(nodes);
  const own = measuredOf(data);
  return [
    ...measuredOf(pages).map(pageTable),
    ...(series.length > 0 ? [growthTable(series)] : []),
    ...(own.length > 0 ? [folderTable(own, data.length), slowestTable(own)] : []),
  ];
}

const measuredOf = (pages) => (pages ?? []).filter(({ error }) => error === undefined);
const sumOf = (page, { run, article }) => page.snapshot + run + article;

function pageTable(page) {
  return {
    title:
      `${page.name}, ${page.nodes} nodes. Milliseconds, medians. @mozilla/readability alone (clone + parse): ` +
      `${number(page.baseline)}. First click, nothing compiled yet: ${number(page.first)}.`,
    head: ['algorithm', 'snapshot', 'algorithm', 'article', 'sum', '× Readability', 'switch in reader', 'words'],
    rows: page.algorithms.map((row) => [
      row.id,
      number(page.snapshot),
      number(row.run),
      number(row.article),
      number(sumOf(page, row)),
      number(sumOf(page, row) / page.baseline),
      number(row.switching),
      String(row.words),
    ]),
  };
}

function folderTable(pages, asked) {
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
  return { title, head: ['stage', 'median', '95 %', 'most'], rows };
}

function slowestTable(pages) {
  const ratio = (page) => sumOf(page, page.algorithms[0]) / page.baseline;
  return {
    title: `Slowest beside Readability by itself (${pages[0].algorithms[0].id}).`,
    head: ['page', 'nodes', 'sum', '@mozilla/readability', 'ratio'],
    rows: pages
      .toSorted((a, b) => ratio(b) - ratio(a))
      .slice(0, 3)
      .map((page) => [
        page.name.slice(0, 16),
        String(page.nodes),
        number(sumOf(page, page.algorithms[0])),
        number(page.baseline),
        number(ratio(page)),
      ]),
  };
}
