import { number } from '../table.mjs';

/** Returns the table of the crawl bench (`measureCrawls`). */
export function crawlTable({ set, pages, tools }) {
  return {
    title: `${pages} pages of ${set}: throughput, memory, and runs of four words as in the other sections`,
    head: [
      'tool',
      'pages per second',
      'processor time per page (ms)',
      'peak memory (MB)',
      'F1',
      'precision',
      'recall',
      'empty',
    ],
    rows: Object.entries(tools).map(([name, { seconds, processor, memory, score, deviation, empty }]) => [
      name,
      number(pages / seconds),
      processor === null ? null : String(Math.round(processor / pages)),
      memory === null ? null : String(Math.round(memory)),
      `${score.f1.toFixed(3)} ± ${deviation.toFixed(3)}`,
      score.precision.toFixed(3),
      score.recall.toFixed(3),
      String(empty),
    ]),
  };
}
