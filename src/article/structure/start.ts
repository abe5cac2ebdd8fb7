import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import type { Source } from './source.ts';

/** Levels searched above the text for the start of a post. */
const POST_LEVELS = 40;

/**
 * Returns the start of the walk: high enough to reach content beside the kept text (a lead image above it, a post's
 * author).
 */
export function startOfWalk({ page, coverage, objects, sections }: Source): number {
  let start = coverage.root;
  const [first = start, last = start] = [objects.nodes[0], objects.nodes.at(-1)];
  while (start > 0 && (first < start || last >= page.endOf(start))) start = page.parentOf(start);
  const post = page.ancestorsOf(start, POST_LEVELS).findLast((ancestor) => sections.get(ancestor));
  return post ?? climbToStructure(page, start);
}

const PARTS: ReadonlySet<string> = new Set(['li', 'tr', 'td', 'th', 'tbody']);
const WHOLES: ReadonlySet<string> = new Set(['ul', 'ol', 'table', 'blockquote', 'dl']);

/** Climbs to the list, table or code block of a lone kept item, row or line. */
function climbToStructure(page: Page, node: number): number {
  for (let ancestor = node; ancestor > 0; ancestor = page.parentOf(ancestor)) {
    const name = page.nameOf(ancestor);
    if (name === 'pre' || HEADINGS.has(name)) return ancestor;
    if (!PARTS.has(name) && page.isBlock(ancestor)) return WHOLES.has(name) ? ancestor : node;
  }
  return node;
}
