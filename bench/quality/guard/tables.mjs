/**
 * Returns the table of how often the guard (the notice of missing text) appears; an empty list if the guard did not
 * run.
 */
export function guardTables(rows) {
  const asked = rows.filter(([, { guard }]) => guard);
  if (asked.length === 0) return [];
  const cell = ({ pages, flagged }) =>
    pages === 0 ? null : `${(flagged / pages).toFixed(3)} (${flagged} of ${pages})`;
  return [
    {
      title:
        'Guard: pages on which text is said to be missing, by what is: less than 0.95 of the words of the truth, or all',
      head: ['algorithm', 'of those that lack text', 'of those that lack none'],
      rows: asked.map(([id, { guard }]) => [id, cell(guard.lacking), cell(guard.complete)]),
    },
  ];
}
