// Formats tables of how well algorithms recognise the kind of page, and of how reliable their stated confidence is.

/** Returns the tables; an empty list if no algorithm judges pages or gives a confidence. */
export function judgementTables(rows) {
  const judging = rows.flatMap(([id, { judgement }]) => (judgement ? [[id, judgement]] : []));
  if (judging.length === 0) return [];
  return [summaryTable(judging), ...judging.flatMap(([id, { calibration }]) => reliabilityTable(id, calibration))];
}

function summaryTable(judging) {
  return {
    title: 'Judgement: confidence beside F1 of the words; articles and page kinds on pages whose kind is known',
    head: ['algorithm', 'expected calibration error', 'article AUC', 'page kind right', 'pages of known kind'],
    rows: judging.map(([id, { calibration, articleArea, rightKinds, pages }]) => [
      id,
      calibration.bins.length === 0 ? null : calibration.error.toFixed(3),
      articleArea === null ? null : articleArea.toFixed(3),
      pages === 0 ? null : `${((100 * rightKinds) / pages).toFixed(1)} %`,
      String(pages),
    ]),
  };
}

function reliabilityTable(id, { bins }) {
  if (bins.length === 0) return [];
  return [
    {
      title: `Reliability of ${id}: what it expected, and what came out`,
      head: ['confidence', 'pages', 'mean confidence', 'mean F1'],
      rows: bins.map(({ from, to, pages, confidence, score }) => [
        `${from.toFixed(1)} – ${to.toFixed(1)}`,
        String(pages),
        confidence.toFixed(3),
        score.toFixed(3),
      ]),
    },
  ];
}
