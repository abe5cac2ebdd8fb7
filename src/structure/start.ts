import { HEADINGS } from '../page/element-names.ts';
import type { PageView } from '../page/view.ts';
import type { Coverage } from '../selection/coverage.ts';
import type { ObjectTable } from './objects.ts';

/** The element that the walk begins at: high enough to meet what stands beside the kept text (a lead image above it). */
export function startOfWalk(page: PageView, coverage: Coverage, objects: ObjectTable): number {
  const { nodes } = page.snapshot;
  let start = coverage.root;
  if (objects.range) {
    const { first, last } = objects.range;
    while (start > 0 && (first < start || last >= (nodes.end[start] as number))) start = nodes.parent[start] as number;
  }
  return climbToStructure(page, start);
}

const PARTS: ReadonlySet<string> = new Set(['li', 'tr', 'td', 'th', 'tbody']);
const WHOLES: ReadonlySet<string> = new Set(['ul', 'ol', 'table', 'blockquote', 'dl']);

/** A lone kept list item, row or code line still belongs to its list, table or code block. */
function climbToStructure(page: PageView, node: number): number {
  const { nodes } = page.snapshot;
  for (let ancestor = node; ancestor > 0; ancestor = nodes.parent[ancestor] as number) {
    const name = page.nameOf(ancestor);
    if (name === 'pre' || HEADINGS.has(name)) return ancestor;
    if (!PARTS.has(name) && page.styleOf(ancestor)?.flow === 'block') return WHOLES.has(name) ? ancestor : node;
  }
  return node;
}
