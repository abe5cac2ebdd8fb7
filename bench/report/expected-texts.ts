/**
 * Computes which text the user wants in the article after all corrections. Tests compare new results with this text.
 */
import type { Correction } from '../../src/article/corrections/types.ts';
import type { Page } from '../../src/page/page.ts';
import { visibleTexts } from '../../src/page/texts.ts';

/** Roles of text inside the article; text with other roles is shown above or below it. */
const ROLES_OF_TEXT: ReadonlySet<string> = new Set(['body', 'caption']);

/**
 * Returns the text nodes that the user wants in the article. Corrections that are already applied in `shown` have no
 * effect.
 *
 * @param shown text nodes that the article contained
 */
export function expectedTexts(
  page: Page,
  shown: readonly number[],
  corrections: readonly Correction[],
): ReadonlySet<number> {
  let texts = new Set(shown);
  for (const correction of corrections) {
    if (correction.kind === 'container') texts = within(page, texts, correction.element);
    else if (correction.kind !== 'edit') {
      const isWanted = correction.kind === 'keep' || (correction.kind === 'role' && ROLES_OF_TEXT.has(correction.role));
      for (const node of correction.nodes.filter((id) => page.isText(id))) {
        if (isWanted) texts.add(node);
        else texts.delete(node);
      }
    }
  }
  return texts;
}

function within(page: Page, texts: ReadonlySet<number>, element: number): Set<number> {
  const inside = [...texts].filter((node) => page.holds(element, node));
  return new Set(inside.length > 0 ? inside : visibleTexts(page, element, page.endOf(element)));
}
