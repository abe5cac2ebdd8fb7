// Formats tables that compare the scores on pages with the scores on translated copies of these pages.

/** Returns one table per script (writing system); an empty list if no copies were read. */
export function copyTables({ foreign }) {
  return Object.entries(foreign ?? {}).map(([script, { pages, original, copy }]) => {
    const algorithms = Object.keys(copy);
    const types = Object.entries(copy[algorithms[0]].byType);
    return {
      title: `Foreign copies (${script}), ${pages} pages: mean F1 of the words, and what was lost beside the original`,
      head: ['algorithm', 'original', 'copy', ...types.map(([type, { pages: count }]) => `${type} (${count})`)],
      rows: algorithms.map((id) => [
        id,
        original[id].f1.toFixed(3),
        change(original[id], copy[id]),
        ...types.map(([type]) => change(original[id].byType[type], copy[id].byType[type])),
      ]),
    };
  });
}

function change(original, copy) {
  const difference = Number((copy.f1 - original.f1).toFixed(3));
  const sign = difference < 0 ? '−' : '+';
  return `${copy.f1.toFixed(3)} (${difference === 0 ? '' : sign}${Math.abs(difference).toFixed(3)})`;
}
