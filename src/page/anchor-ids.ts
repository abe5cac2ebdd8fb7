import { union } from './element-index.ts';
import { baseFacet, type Page } from './page.ts';

/**
 * Maps each name that a link can point to (`id`, or `name` of an `a`) to its element. If several elements have the same
 * name, the first counts, as in browsers.
 */
export const anchorIds = baseFacet((page: Page): ReadonlyMap<string, number> => {
  const ids = new Map<string, number>();
  for (const node of union([page.index.having('id'), page.index.having('name')])) {
    const { id, name } = page.attributesOf(node);
    if (id && !ids.has(id)) ids.set(id, node);
    if (name && page.nameOf(node) === 'a' && !ids.has(name)) ids.set(name, node);
  }
  return ids;
});
