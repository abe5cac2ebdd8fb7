import { FLOW_CONTAINERS, HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { isSpaceOnly } from '../../shared/text.ts';

/** A box with more text is a column (characters). */
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

/** Whether a box is set in a line of text: words stand beside it, and it holds a few and no paragraphs. */
export function isInLine(page: Page, coverage: Coverage, box: number): boolean {
  const end = page.endOf(box);
  if (coverage.textIn(box) > MAX_INLINE_CHARACTERS) return false;
  for (let id = box + 1; id < end; id++) if (STRUCTURE.has(page.nameOf(id))) return false;
  return hasTextBeside(page, box);
}

/** Among what stands beside it up to its paragraph, or beside the inline elements around it. */
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
