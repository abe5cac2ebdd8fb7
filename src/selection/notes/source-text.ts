import { CODE_ELEMENTS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { Hidden } from '../../page/snapshot/types.ts';
import { hasLetterOrDigit } from '../../shared/letters.ts';
import { collapseSpace, isSpaceOnly } from '../../shared/text.ts';
import { absoluteUrl, fragmentOf, withoutHash } from '../../shared/url.ts';
import type { NodeRange } from '../types.ts';
import { bareLabel } from './without-labels.ts';

export function subtreeOf(page: Page, node: number): NodeRange {
  return { start: node, end: page.endOf(node) };
}

/** Returns the first `most` characters of the visible text in a range, or of the hidden text if none is visible. */
export function sourceText(page: Page, extent: NodeRange, most: number): string {
  let text = '';
  for (const node of textNodes(page, extent, most * 2 + 100)) text += page.textOf(node);
  return collapseSpace(text).trim().slice(0, most);
}

/** Returns the visible text nodes in a range, or else the hidden ones. Stops after `enough` characters. */
export function textNodes(page: Page, { start, end }: NodeRange, enough = Number.POSITIVE_INFINITY): number[] {
  const visible: number[] = [];
  const hidden: number[] = [];
  for (let id = start, length = 0; id < end && length <= enough; id++) {
    if (!page.isText(id) || isSpaceOnly(page.textOf(id))) continue;
    if (page.isVisible(id)) {
      visible.push(id);
      length += page.textOf(id).length;
    } else if (page.hiddenOf(id) !== Hidden.noscript && !CODE_ELEMENTS.has(page.nameOf(page.parentOf(id))))
      hidden.push(id);
  }
  return visible.length > 0 ? visible : hidden;
}

/** Returns whether a range of nodes contains more text than the label of a note, such as "1". */
export function saysMore(page: Page, extent: NodeRange, label: string): boolean {
  const text = sourceText(page, extent, 60).replace(bareLabel(label), '');
  return hasLetterOrDigit(text);
}

/** Attributes by which elements other than links refer to a note. */
export const NOTE_ATTRIBUTES = ['popovertarget', 'aria-describedby', 'aria-controls', 'aria-details'];

/** Returns the `id` of the element on this page to which an element refers; '' if it refers to none. */
export function fragmentAt(page: Page, node: number): string {
  const attributes = page.attributesOf(node);
  const { href } = attributes;
  if (href?.startsWith('#') && href.length > 1) return fragmentOf(href);
  if (href?.includes('#')) return isOwnAddress(page, node, href) ? fragmentOf(href) : '';
  if (href !== undefined && href !== '#') return '';
  for (const name of NOTE_ATTRIBUTES) {
    const id = attributes[name]?.trim().split(/\s+/)[0];
    if (id) return id;
  }
  return '';
}

function isOwnAddress(page: Page, node: number, href: string): boolean {
  const base = page.baseUrlOf(node);
  const target = withoutHash(absoluteUrl(href, base));
  return target === withoutHash(page.snapshot.url) || target === withoutHash(base);
}

/** Returns the nearest block, or unrendered element (for hidden notes): the node itself or an ancestor. */
export function blockAround(page: Page, node: number): number {
  let block = node;
  while (block > 0 && !/^(?:block|none)$/.test(page.styleOf(block)?.flow ?? '')) {
    block = page.parentOf(block);
  }
  return block;
}
