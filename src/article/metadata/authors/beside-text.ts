/** Finds authors named away from the headline and the text, in a column of facts. */
import type { Page } from '../../../page/page.ts';
import { textsOf } from '../../../page/texts.ts';
import { isLongPage, type Line, lineOf, linesFrom } from '../lines.ts';
import { isByLabel, looksLikePerson, namesIn } from './names.ts';

/** Most authors in a column of facts. */
const MOST_NAMED = 8;

/**
 * Returns the only persons on the page named below a line that says just "Author", wherever that is: one, or several in
 * similar elements.
 */
export function findLabelledAuthors(page: Page): readonly string[] {
  if (isLongPage(page)) return [];
  const found = new Map<string, readonly string[]>();
  for (const node of textsOf(page)) {
    const label = page.textOf(node).trim();
    const block = page.blockOf(node);
    if (block < 0 || !isByLabel(label) || lineOf(page, block)?.text !== label) continue;
    const names = namesFrom(page, node, linesFrom(page, block, 1, MOST_NAMED));
    if (names.length > 0) found.set(names.join(), names);
  }
  const [names = [], ...others] = found.values();
  return others.length === 0 ? names : [];
}

/**
 * Returns the persons named on consecutive lines below a label; only the first if it is in the same kind of element as
 * the label.
 */
function namesFrom(page: Page, label: number, [first, ...others]: readonly Line[]): string[] {
  if (!first || !looksLikePerson(first.text)) return [];
  const place = placeOf(page, first.node);
  const end = others.findIndex(({ text, node }) => !looksLikePerson(text) || placeOf(page, node) !== place);
  const more = place === placeOf(page, label) ? [] : others.slice(0, end < 0 ? others.length : end);
  return namesIn([first, ...more].map(({ text }) => text));
}

/** Returns the names of the elements around a text, which are equal for all items of a list. */
const placeOf = (page: Page, text: number) =>
  page
    .ancestorsOf(text, 3)
    .map((node) => page.nameOf(node))
    .join();
