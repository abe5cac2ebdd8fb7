import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../snapshot/types.ts';

/** Tag and first class without numbers: what boxes of one template share. */
export function kindOf(page: Page, node: number): string {
  const { class: names = '' }: Attributes = page.attributesOf(node);
  const first = names.trim().split(/\s+/)[0]?.replace(/\d+/g, '') ?? '';
  return first === '' ? page.nameOf(node) : `${page.nameOf(node)}.${first}`;
}
