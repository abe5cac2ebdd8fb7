/** Authors who are named away from the headline and the text: in a column of facts. */
import type { Page } from '../../../page/page.ts';
import { textsOf } from '../../../page/texts.ts';
import { isLongPage, type Line, lineOf, linesFrom } from '../lines.ts';
import { isByLabel, looksLikePerson, namesIn } from './names.ts';

/** So many authors a column of facts names. */
const MOST_NAMED = 8;

/**
 * The only persons on the page whose names stand below a line that says no more than "Author", wherever that is: one, or
 * several in elements that are alike.
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

/** The persons that lines below a label name, from the first one on; where all stand as the label does, that one is all. */
function namesFrom(page: Page, label: number, [first, ...others]: readonly Line[]): string[] {
  if (!first || !looksLikePerson(first.text)) return [];
  const place = placeOf(page, first.node);
  const end = others.findIndex(({ text, node }) => !looksLikePerson(text) || placeOf(page, node) !== place);
  const more = place === placeOf(page, label) ? [] : others.slice(0, end < 0 ? others.length : end);
  return namesIn([first, ...more].map(({ text }) => text));
}

/** The elements that a text stands in, by their names: those of the items of a list are the same. */
const placeOf = (page: Page, text: number) =>
  page
    .ancestorsOf(text, 3)
    .map((node) => page.nameOf(node))
    .join();
