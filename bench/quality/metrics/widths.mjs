// Compares an algorithm's readings of the same page in windows of two widths.

/** Differences between the readings at two widths, each a test of a pair. */
const DIFFERENCES = {
  /** Another text, though the page shows the same text at both widths. */
  sameShown: ({ here, there }) => here.visible === there.visible && here.text !== there.text,
  /** Another text, and the page also shows another one, because it hides parts at some widths. */
  otherShown: ({ here, there }) => here.visible !== there.visible && here.text !== there.text,
  /** Different lines that the page shows at both widths. */
  shownLines: (pair) => differingLines(pair).some((line) => isShownAtBoth(line, pair)),
  /** Another headline, author or date. */
  metadata: ({ here, there }) => metadataOf(here) !== metadataOf(there),
  pictures: ({ here, there }) => here.pictures !== there.pictures,
};

/**
 * Returns the number of pages, and for each difference the ids. Each of the `pages` has its `id`, and the readings
 * `here` and `there`: `articleBody`, `headline`, `authors`, `datePublished`, `pictures`, and `visible`, the text that
 * the page shows.
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

/** Returns letters and digits only, without a list marker: the width decides where lines wrap. */
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
