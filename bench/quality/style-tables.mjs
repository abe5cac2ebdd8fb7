// Formats the table that compares scores on pages without their style sheets with scores on the unchanged pages.

/**
 * Returns the table; an empty list if no pages were read without style sheets. `noStyles` is the result of `summarise`
 * for the pages without style sheets.
 */
export function styleTables({ algorithms, noStyles }) {
  const scored = Object.entries(noStyles ?? {}).filter(([, { score }]) => score !== null);
  if (scored.length === 0) return [];
  return [
    {
      title:
        'The same pages with styles switched off: shingles of 4 words (what was lost beside the page with its styles), and mean F1 of the words',
      head: ['algorithm', 'F1', 'precision', 'recall', 'accuracy', 'F1 of the words'],
      rows: scored.map(([id, { score, words }]) => [
        id,
        withLoss(score.f1.value, algorithms[id].score.f1.value),
        ...[score.precision, score.recall, score.accuracy].map(({ value }) => value.toFixed(3)),
        words ? words.f1.toFixed(3) : null,
      ]),
    },
  ];
}

function withLoss(bare, styled) {
  const difference = Number((bare - styled).toFixed(3));
  const sign = difference < 0 ? '−' : difference > 0 ? '+' : '';
  return `${bare.toFixed(3)} (${sign}${Math.abs(difference).toFixed(3)})`;
}
