import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import type { Source } from './source.ts';

/** How far above its text a post may begin. */
const POST_LEVELS = 40;

/** The element that the walk begins at: high enough to meet what stands beside the kept text (a lead image above it, who wrote a post). */
export function startOfWalk({ page, coverage, objects, sections }: Source): number {
  let start = coverage.root;
  const [first = start, last = start] = [objects.nodes[0], objects.nodes.at(-1)];
  while (start > 0 && (first < start || last >= page.endOf(start))) start = page.parentOf(start);
  const post = page.ancestorsOf(start, POST_LEVELS).findLast((ancestor) => sections.get(ancestor));
  return post ?? climbToStructure(page, start);
}

const PARTS: ReadonlySet<string> = new Set(['li', 'tr', 'td', 'th', 'tbody']);
const WHOLES: ReadonlySet<string> = new Set(['ul', 'ol', 'table', 'blockquote', 'dl']);

/** A lone kept list item, row or code line still belongs to its list, table or code block. */
function climbToStructure(page: Page, node: number): number {
  for (let ancestor = node; ancestor > 0; ancestor = page.parentOf(ancestor)) {
    const name = page.nameOf(ancestor);
    if (name === 'pre' || HEADINGS.has(name)) return ancestor;
    if (!PARTS.has(name) && page.isBlock(ancestor)) return WHOLES.has(name) ? ancestor : node;
  }
  return node;
}
