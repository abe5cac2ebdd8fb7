// Compares how an algorithm reads a page in two windows of different width.

/**
 * A function for each kind of difference. It compares an algorithm's results for a page at two widths (`here` and
 * `there`), and returns whether they differ in that way.
 */
const DIFFERENCES = {
  /** The texts differ, although the page shows the same text at both widths. */
  sameShown: ({ here, there }) => here.visible === there.visible && here.text !== there.text,
  /** The texts differ, and the page itself also shows different text at the two widths. */
  otherShown: ({ here, there }) => here.visible !== there.visible && here.text !== there.text,
  /** The texts differ in a line that the page shows at both widths. */
  shownLines: (pair) => differingLines(pair).some((line) => isShownAtBoth(line, pair)),
  metadata: ({ here, there }) => metadataOf(here) !== metadataOf(there),
  pictures: ({ here, there }) => here.pictures !== there.pictures,
};

/**
 * Returns the number of `pages`, and the ids of the pages with each kind of difference (by the names in `DIFFERENCES`).
 * `faults` has the ids of the pages on which the difference is a fault of the algorithm.
 *
 * @param pages each with its `id`, and its readings `here` and `there` at the two widths. A reading has `articleBody`,
 * `headline`, `authors`, `datePublished`, `pictures`, and `visible` (the text that the page shows)
 */
export function compareWidths(pages) {
  const pairs = pages.map(({ id, here, there }) => ({ id, here: comparable(here), there: comparable(there) }));
  const idsOf = (differs) => pairs.filter(differs).map(({ id }) => id);
  const found = Object.fromEntries(Object.entries(DIFFERENCES).map(([name, differs]) => [name, idsOf(differs)]));
  return { pages: pages.length, ...found, faults: [...new Set([...found.sameShown, ...found.shownLines])] };
}

function comparable({ articleBody, visible, ...reading }) {
  const lines = articleBody.split('\n').map(squash).filter(Boolean);
  return { ...reading, lines, text: lines.join('\n'), visible: squash(visible) };
}

/**
 * Returns only the letters and digits of a text, without a list marker at its beginning. Removes white space, too,
 * because lines wrap at different places at different widths.
 */
const squash = (text) =>
  text
    .replace(/^\s*(?:\d{1,3}\.|[-*•])\s/, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

function differingLines({ here, there }) {
  const left = new Map();
  for (const line of here.lines) left.set(line, (left.get(line) ?? 0) + 1);
  for (const line of there.lines) left.set(line, (left.get(line) ?? 0) - 1);
  return [...left].filter(([, count]) => count !== 0).map(([line]) => line);
}

const isShownAtBoth = (line, { here, there }) => here.visible.includes(line) && there.visible.includes(line);

const metadataOf = ({ headline, authors, datePublished }) => JSON.stringify([headline, authors, datePublished]);
