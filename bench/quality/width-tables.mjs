// Formats the differences between readings of a page at several window widths, as a table and as lines.

/** Returns the table; an empty list if pages were read at one width only. */
export function widthTables({ widths }) {
  if (!widths) return [];
  const rows = Object.entries(widths.algorithms).flatMap(([id, byWidth]) => [
    ...Object.entries(byWidth).map(([width, found]) => [
      id,
      `${width} px`,
      ...[found.sameShown, found.otherShown, found.shownLines].map((ids) => String(ids.length)),
      share(found.faults.length, found.pages),
      ...[found.metadata, found.pictures].map((ids) => String(ids.length)),
    ]),
    overall(id, Object.values(byWidth)),
  ]);
  return [
    {
      title: `Same page, same text: pages read in windows of other widths, beside ${widths.from} px. Faults: the text differs though the page shows the same, or in lines that it shows at both widths`,
      head: [
        'algorithm',
        'width',
        'page the same',
        'page shows other text',
        'lines shown at both',
        'faults',
        'metadata',
        'pictures',
      ],
      rows,
    },
  ];
}

/** Returns an algorithm's figures over all widths. A page with faults at several widths counts once. */
function overall(id, found) {
  const pages = Math.max(...found.map((width) => width.pages));
  const any = (what) => new Set(found.flatMap((width) => width[what])).size;
  const counts = ['sameShown', 'otherShown', 'shownLines'].map((what) => String(any(what)));
  return [id, 'any', ...counts, share(any('faults'), pages), String(any('metadata')), String(any('pictures'))];
}

const share = (count, pages) => (pages === 0 ? null : `${count} of ${pages} (${((100 * count) / pages).toFixed(1)} %)`);

/** Returns lines with the ids of the pages that an algorithm read differently: algorithm, width, kind of difference. */
export function widthLines({ widths }) {
  return Object.entries(widths?.algorithms ?? {}).flatMap(([algorithm, byWidth]) =>
    Object.entries(byWidth).flatMap(([width, found]) =>
      ['faults', 'otherShown', 'metadata', 'pictures']
        .filter((what) => found[what].length > 0)
        .map((what) => `${algorithm}: ${width} px: ${NAMES[what]}: ${found[what].join(', ')}`),
    ),
  );
}

const NAMES = { faults: 'text', otherShown: 'text (page too)', metadata: 'metadata', pictures: 'pictures' };
