import type { Page } from '../../page/page.ts';
import { HIDDEN_REASONS } from '../../page/snapshot/types.ts';
import { hasLetterOrDigit } from '../../shared/letters.ts';
import { collapseSpace, isSpaceOnly } from '../../shared/text.ts';
import { bareLabel } from './label.ts';
import type { NodeRange } from './types.ts';

const NOSCRIPT = HIDDEN_REASONS.indexOf('noscript');
const CODE: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/**
 * Returns the first `most` characters of the visible text in a range of nodes. If no text is visible, returns those of
 * the hidden text.
 */
export function sourceText(page: Page, extent: NodeRange, most: number): string {
  let text = '';
  for (const node of textNodes(page, extent, most * 2 + 100)) text += page.textOf(node);
  return collapseSpace(text).trim().slice(0, most);
}

/**
 * Returns the visible text nodes in a range of nodes. If none is visible, returns the hidden ones.
 *
 * @param enough number of characters after which to stop
 */
export function textNodes(page: Page, { start, end }: NodeRange, enough = Number.POSITIVE_INFINITY): number[] {
  const visible: number[] = [];
  const hidden: number[] = [];
  for (let id = start, length = 0; id < end && length <= enough; id++) {
    if (!page.isText(id) || isSpaceOnly(page.textOf(id))) continue;
    if (page.isVisible(id)) {
      visible.push(id);
      length += page.textOf(id).length;
    } else if (page.hiddenOf(id) !== NOSCRIPT && !CODE.has(page.nameOf(page.parentOf(id)))) hidden.push(id);
  }
  return visible.length > 0 ? visible : hidden;
}

/** Whether a range of nodes contains text besides the marker of a note. */
export function saysMore(page: Page, extent: NodeRange, label: string): boolean {
  const text = sourceText(page, extent, 60).replace(bareLabel(label), '');
  return hasLetterOrDigit(text);
}
