import type { Page } from './page.ts';

/** A box that takes no part in the flow of what stands around it. */
export function isOutOfFlow(page: Page, node: number): boolean {
  const position = page.styleOf(node)?.position;
  return position === 'absolute' || position === 'fixed';
}

/** A box beside the flow: floating, or placed by itself. */
export function isSetAside(page: Page, node: number): boolean {
  return (page.styleOf(node)?.float ?? 'none') !== 'none' || isOutOfFlow(page, node);
}
