// Compares headlines with the visible titles: a table, and the wrong ones as lines.

/** Returns the table; none if no title is known. */
export function titleTables(rows) {
  const known = rows.flatMap(([id, { titles }]) => (titles ? [[id, titles]] : []));
  if (known.length === 0) return [];
  const [, { pages, truth }] = known[0];
  const row = (name, right) => [name, `${right} of ${pages}`, (right / pages).toFixed(3)];
  return [
    {
      title: `Headline = visible title, ${pages} pages labelled by eye (case and punctuation folded)`,
      head: ['algorithm', 'pages', 'share'],
      rows: [...known.map(([id, { right }]) => row(id, right)), row('*the truths of the data set*', truth)],
    },
  ];
}

/** Returns headlines that differ from the visible title: algorithm, page, title, headline. */
export function wrongTitleLines({ algorithms }) {
  return Object.entries(algorithms).flatMap(([algorithm, { titles }]) =>
    (titles?.wrong ?? []).map(({ id, title, found }) => `${algorithm}: ${id} | ${title} | ${found || '–'}`),
  );
}

/** Returns a run with its figures only. */
export function withoutWrongTitles(run) {
  const algorithms = Object.entries(run.algorithms).map(([id, { titles, ...figures }]) => {
    const { wrong: _, ...counts } = titles ?? {};
    return [id, { ...figures, titles: titles && counts }];
  });
  return { ...run, algorithms: Object.fromEntries(algorithms) };
}
