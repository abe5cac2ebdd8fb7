/** Authors who are named away from the headline and the text: in a column of facts. */
import type { Page } from '../../../page/page.ts';
import { textsOf } from '../../../page/texts.ts';
import { isLongPage, lineOf, linesFrom } from '../lines.ts';
import { isByLabel, looksLikePerson, namesIn } from './names.ts';

/** The only person on the page whose name stands below a line that says no more than "Author", wherever that is. */
export function findLabelledAuthor(page: Page): string | undefined {
  if (isLongPage(page)) return undefined;
  const names = new Set<string>();
  for (const node of textsOf(page)) {
    const label = page.textOf(node).trim();
    const block = page.blockOf(node);
    if (block < 0 || !isByLabel(label) || lineOf(page, block)?.text !== label) continue;
    const below = linesFrom(page, block, 1, 1)[0]?.text ?? '';
    if (looksLikePerson(below)) for (const name of namesIn([below])) names.add(name);
  }
  return names.size === 1 ? [...names][0] : undefined;
}
