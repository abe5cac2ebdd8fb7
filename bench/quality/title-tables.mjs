// Headlines beside the titles that are seen on the pages: a table, and what is wrong as lines.

/** The table; none where no title is known. */
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

/** Headlines that are not the visible title: algorithm, page, title, headline. */
export function wrongTitleLines({ algorithms }) {
  return Object.entries(algorithms).flatMap(([algorithm, { titles }]) =>
    (titles?.wrong ?? []).map(({ id, title, found }) => `${algorithm}: ${id} | ${title} | ${found || '–'}`),
  );
}

/** A run with its figures only. */
export function withoutWrongTitles(run) {
  const algorithms = Object.entries(run.algorithms).map(([id, { titles, ...figures }]) => {
    const { wrong: _, ...counts } = titles ?? {};
    return [id, { ...figures, titles: titles && counts }];
  });
  return { ...run, algorithms: Object.fromEntries(algorithms) };
}
