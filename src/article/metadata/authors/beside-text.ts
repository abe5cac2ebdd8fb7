/**
 * Finds authors in a column of facts ("Author", "Published", "Pages") beside the article, and in a signature below the
 * article.
 */
import type { Page } from '../../../page/page.ts';
import { textsOf } from '../../../page/texts.ts';
import type { NearLine } from '../lines.ts';
import { isLongPage, type Line, lineOf, linesFrom } from '../lines.ts';
import { isByLabel, looksLikePerson, namesIn } from './names.ts';

/** Maximum number of authors in a column of facts. */
const MOST_NAMED = 8;

/** Persons named below or after the word "Author" on a line; none if several such lines name different persons. */
export function findLabelledAuthors(page: Page): readonly string[] {
  if (isLongPage(page)) return [];
  const found = new Map<string, readonly string[]>();
  for (const node of textsOf(page)) {
    const label = page.textOf(node).trim();
    const block = page.blockOf(node);
    if (block < 0 || !isByLabel(label)) continue;
    const line = lineOf(page, block)?.text ?? '';
    const rest = line.startsWith(label) ? line.slice(label.length).trim() : '';
    if (line !== label && !looksLikePerson(rest)) continue;
    const names = rest === '' ? namesFrom(page, node, linesFrom(page, block, 1, MOST_NAMED)) : namesIn([rest]);
    if (names.length > 0) found.set(names.join(), names);
  }
  const [names = [], ...others] = found.values();
  return others.length === 0 ? names : [];
}

/** If label and first line are elements of the same kind, the next lines may be other facts. */
function namesFrom(page: Page, label: number, [first, ...others]: readonly Line[]): string[] {
  if (!first || !looksLikePerson(first.text)) return [];
  const place = placeOf(page, first.node);
  const end = others.findIndex(({ text, node }) => !looksLikePerson(text) || placeOf(page, node) !== place);
  const more = place === placeOf(page, label) ? [] : others.slice(0, end < 0 ? others.length : end);
  return namesIn([first, ...more].map(({ text }) => text));
}

/** Returns the tag names of the three elements around a text, as a key. All items of a list have the same key. */
const placeOf = (page: Page, text: number) =>
  page
    .ancestorsOf(text, 3)
    .map((node) => page.nameOf(node))
    .join();

/** The article's last line, the first in the list, is a signature if it is only a name in bold type. */
export function findSignature(page: Page, [last]: readonly NearLine[]): readonly string[] {
  if (last?.distance !== 0 || !looksLikePerson(last.text)) return [];
  const around = page.ancestorsOf(last.node, 2).map((id) => page.nameOf(id));
  return around.some((name) => /^(?:b|strong)$/.test(name)) ? namesIn([last.text]) : [];
}
