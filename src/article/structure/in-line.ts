import { FLOW_CONTAINERS, HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { isSpaceOnly } from '../../shared/text.ts';

/** Longest text of an inline box (characters); a box with more is a column. */
const MAX_INLINE_CHARACTERS = 120;
const STRUCTURE: ReadonlySet<string> = new Set([
  ...FLOW_CONTAINERS,
  ...HEADINGS,
  'p',
  'pre',
  'div',
  'section',
  'article',
]);

/**
 * Checks whether a box is part of a line of text: words are beside it, and it is short and has no structure such as
 * paragraphs.
 */
export function isInLine(page: Page, coverage: Coverage, box: number): boolean {
  const end = page.endOf(box);
  if (coverage.textIn(box) > MAX_INLINE_CHARACTERS) return false;
  for (let id = box + 1; id < end; id++) if (STRUCTURE.has(page.nameOf(id))) return false;
  return hasTextBeside(page, box);
}

/** Checks for text beside a box within its paragraph, also beside the inline elements around it. */
function hasTextBeside(page: Page, box: number): boolean {
  let inner = box;
  for (let around = page.parentOf(box); around >= 0; around = page.parentOf(around)) {
    const isText = page
      .childrenOf(around)
      .some(
        (child) => child !== inner && page.isText(child) && page.isVisible(child) && !isSpaceOnly(page.textOf(child)),
      );
    if (isText) return true;
    if (page.styleOf(around)?.flow !== 'inline') return false;
    inner = around;
  }
  return false;
}
