// Same page, same text: what an algorithm reads in a window of one width, beside what it reads in another.

/** Page ids by what differs at the second width. */
const DIFFERENCES = {
  /** The text, though the page shows the same text at both widths. */
  sameShown: ({ here, there }) => here.visible === there.visible && here.text !== there.text,
  /** The text, and the page shows another one: parts of it hide at some widths. */
  otherShown: ({ here, there }) => here.visible !== there.visible && here.text !== there.text,
  /** Lines of the text that the page shows at both widths. */
  shownLines: (pair) => differingLines(pair).some((line) => isShownAtBoth(line, pair)),
  /** Headline, authors or date. */
  metadata: ({ here, there }) => metadataOf(here) !== metadataOf(there),
  pictures: ({ here, there }) => here.pictures !== there.pictures,
};

/**
 * `pages`: `id`, and what was read `here` and `there`: `articleBody`, `headline`, `authors`, `datePublished`, `pictures`, and
 * `visible`, the text that the page shows. Answers how many pages there are, and for each difference the ids.
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

/** Letters and digits alone, without the sign or number of a list item: what stands in lines is wrapped by the width. */
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
