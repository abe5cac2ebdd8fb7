/** Finds where links and other markers lead on their page. */
import type { Page } from '../../page/page.ts';
import { absoluteUrl, fragmentOf, withoutHash } from '../../shared/url.ts';

/** Attributes by which elements other than links refer to a note. */
export const NOTE_ATTRIBUTES = ['popovertarget', 'aria-describedby', 'aria-controls', 'aria-details'];

/** Returns the value of the `id` attribute to which an element refers on this page; '' if it refers to none. */
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

/** Returns the nearest element that is a block or is not rendered: the node itself or an ancestor. */
export function blockAround(page: Page, node: number): number {
  let block = node;
  while (block > 0 && !/^(?:block|none)$/.test(page.styleOf(block)?.flow ?? '')) {
    block = page.parentOf(block);
  }
  return block;
}
