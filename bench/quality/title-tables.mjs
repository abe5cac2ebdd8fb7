// Formats the comparison of found headlines with the pages' visible titles, as a table and as lines.

/** Returns the table; an empty list if no page has a known visible title. */
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

/** Returns a line for each headline that differs from the visible title: algorithm, page, title, headline. */
export function wrongTitleLines({ algorithms }) {
  return Object.entries(algorithms).flatMap(([algorithm, { titles }]) =>
    (titles?.wrong ?? []).map(({ id, title, found }) => `${algorithm}: ${id} | ${title} | ${found || '–'}`),
  );
}

export function withoutWrongTitles(run) {
  const algorithms = Object.entries(run.algorithms).map(([id, { titles, ...figures }]) => {
    const { wrong: _, ...counts } = titles ?? {};
    return [id, { ...figures, titles: titles && counts }];
  });
  return { ...run, algorithms: Object.fromEntries(algorithms) };
}
