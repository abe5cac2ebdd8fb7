// Formats the measurements of remembered corrections as Markdown tables.

const COLUMNS = [
  'remembered',
  'applied',
  'found, nothing to do',
  'not found',
  'too much',
  'right words',
  'wrong words',
];

/**
 * Algorithm that the table of sites leaves out. It keeps all text, and no user would make all the corrections that its
 * articles need.
 */
const EVERYTHING = 'html-text';

/** Returns the tables as text: one by algorithm and kind of correction, and one by site and kind of page. */
export function replayTables(rows, pairs) {
  const sites = new Set(pairs.map(({ site }) => site.split(' ')[0]));
  return [
    `${pairs.length} pairs of pages of ${sites.size} sites.`,
    table(
      ['algorithm', 'correction', 'asked', ...COLUMNS],
      groups(rows, ({ algorithm, kind }) => `${algorithm} | ${kind}`),
    ),
    table(
      ['site', 'kind of page', 'asked', ...COLUMNS],
      groups(
        rows.filter(({ algorithm }) => algorithm !== EVERYTHING),
        ({ site }) => site.replace(' ', ' | '),
      ),
    ),
  ].join('\n\n');
}

function groups(rows, keyOf) {
  const byKey = new Map();
  for (const row of rows) byKey.set(keyOf(row), [...(byKey.get(keyOf(row)) ?? []), row]);
  return [...byKey].map(([key, members]) => [key, ...figures(members)]);
}

function figures(rows) {
  const count = (...outcomes) => rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const sum = (name) => rows.reduce((total, row) => total + (row[name] ?? 0), 0);
  const remembered = rows.length - count('untold');
  return [
    rows.length,
    remembered,
    count('used'),
    count('found'),
    count('missed'),
    count('too-much'),
    sum('right'),
    sum('wrong'),
  ];
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
