import { number } from '../table.mjs';

/** Smallest page in the table (nodes). On smaller pages, the fixed costs of a run dominate. */
const FROM = 10_000;

/**
 * Returns the table of the time per node, by stage and page size. The last column compares the largest page with the
 * page of 10,000 nodes.
 */
export function growthTable(series) {
  const last = series.at(-1);
  const first = series.find(({ nodes }) => nodes > FROM / 2);
  const hasRatio = first !== undefined && first !== last;
  const perNode = (page, row) => (page.stages[row].fastest * 1e6) / page.nodes;
  const ratio = (row) => number(perNode(last, row) / perNode(first, row));
  return {
    title:
      'Nanoseconds per node, by number of nodes (fastest run). A stage whose cost grows with the page has a ratio of 1.',
    head: ['stage', ...series.map(({ name }) => name), ...(hasRatio ? [`${first.name} → ${last.name}`] : [])],
    rows: last.stages.map(({ stage }, row) => [
      stage,
      ...series.map((page) => number(perNode(page, row))),
      ...(hasRatio ? [ratio(row)] : []),
    ]),
  };
}
