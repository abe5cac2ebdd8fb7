// Formats the coverage as a table, and the missing content as lines.
import { KINDS, RIGHT_CONTAINER } from './figures.mjs';

/** Returns the table of all algorithms whose coverage was measured; an empty list if none was. */
export function coverageTables(rows) {
  const known = rows.flatMap(([id, { coverage }]) => (coverage ? [[id, coverage]] : []));
  if (known.length === 0) return [];
  return [
    {
      title: `Coverage: words of the truth that the articles hold; and on pages with ${RIGHT_CONTAINER} of them or more, pictures, code blocks (line by line) and headings`,
      head: ['algorithm', 'words', `pages from ${RIGHT_CONTAINER}`, ...KINDS],
      rows: known.map(([id, coverage]) => [
        id,
        coverage.words.toFixed(3),
        `${coverage.rightPages} of ${coverage.pages}`,
        ...KINDS.map((kind) => share(coverage[kind])),
      ]),
    },
  ];
}

function share({ expected, kept }) {
  return expected === 0 ? null : `${(kept / expected).toFixed(3)} (${kept} of ${expected})`;
}

/** Returns lines with the missing content of each page, and the algorithms that missed it. */
export function missLines({ algorithms }) {
  const missing = new Map();
  for (const [algorithm, { coverage }] of Object.entries(algorithms)) {
    for (const { id, kind, what, reason } of coverage?.misses ?? []) {
      const line = `${id}: ${kind}: ${what}: ${reason}`;
      missing.set(line, [...(missing.get(line) ?? []), algorithm]);
    }
  }
  return [...missing].sort(([a], [b]) => (a < b ? -1 : 1)).map(([line, names]) => `${line} [${names.join(', ')}]`);
}

export function withoutMisses(run) {
  const algorithms = Object.entries(run.algorithms).map(([id, { coverage, ...figures }]) => {
    const { misses: _, ...counts } = coverage ?? {};
    return [id, { ...figures, coverage: coverage && counts }];
  });
  return { ...run, algorithms: Object.fromEntries(algorithms) };
}
