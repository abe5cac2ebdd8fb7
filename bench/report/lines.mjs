// Formats a report of a page for the terminal: how the page was read, a table of the algorithms, and the changed
// blocks.
const LONGEST_LINE = 100;

/** Returns lines about how the page was read for the report: the window, the versions, the algorithm, and so on. */
export function headLines({ withText, versions, environment, snapshot, shown, corrections }) {
  const { width, height } = environment.window;
  const done = corrections?.done.length ?? 0;
  return [
    `${withText ? snapshot.url : 'A page whose text was made unreadable'}`,
    `Lectern ${versions.extension}, ${environment.userAgent}, ${environment.language}, ${width} × ${height}`,
    `${snapshot.nodes.size} nodes; ${shown.algorithm} was shown, with ${shown.words} words; ${done} corrections`,
  ];
}

export function reportTable(runs) {
  const hasTruth = runs.some(({ score }) => score !== null);
  return {
    title: 'Now and then. Blocks are counted that stand in the article at one of the two times only.',
    head: [
      'algorithm',
      'words',
      'confidence then',
      'now',
      'blocks lost',
      'gained',
      ...(hasTruth ? ['precision', 'recall'] : []),
    ],
    rows: runs
      .filter(({ skipped }) => skipped === '')
      .map(({ algorithm, words, confidence, before, score }) => [
        algorithm,
        String(words),
        share(before?.confidence),
        share(confidence),
        before && String(before.onlyThen.length),
        before && String(before.onlyNow.length),
        ...(hasTruth ? [share(score?.precision), share(score?.recall)] : []),
      ]),
  };
}

/**
 * Returns a line for every block that changed since the report, for each algorithm: "-" for a block that was removed,
 * "+" for one that was added.
 */
export function changeLines(runs) {
  return runs.flatMap(({ algorithm, before }) => {
    const lines = [...signed('-', before?.onlyThen ?? []), ...signed('+', before?.onlyNow ?? [])];
    return lines.length === 0 ? [] : [`${algorithm}:`, ...lines];
  });
}

export const skippedLines = (runs) =>
  runs
    .filter(({ skipped }) => skipped !== '')
    .map(({ algorithm, skipped }) => `${algorithm} is left out: it ${skipped}.`);

const signed = (sign, blocks) => blocks.map(({ node, text }) => `  ${sign} ${node}: ${cut(text)}`);
const cut = (text) => (text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)} …` : text);
const share = (value) => value?.toFixed(3) ?? null;
