/** Drops the headings of the page's table of contents if the table itself is not kept. */

import { union } from '../page/element-index.ts';
import { HEADINGS } from '../page/element-names.ts';
import { anchorIds } from '../page/links.ts';
import { facet, type Page } from '../page/page.ts';
import { textNodesIn } from '../page/texts.ts';
import { withoutMarks } from './marks.ts';
import { fragmentAt } from './notes/source-text.ts';
import type { Draft } from './types.ts';

/** Minimum number of links in a table of contents. */
const FEWEST_LINKS = 2;
/** Longest text between two links of a table of contents, such as a number or "[hide]" (characters). */
const LONGEST_SIGN = 8;
/** Number of nodes after a heading that are searched for a list of links. */
const MAX_NODES_AFTER_HEADING = 400;

/**
 * Drops the heading right above a table of contents (links to places further down the page) if no link of the table is
 * kept. Algorithms often drop such tables but keep their headings. Keeps a heading if the links below it lead to its
 * own subsections.
 */
export function dropContentsHeadings({ page, marks }: Draft): Partial<Draft> {
  if (linksBelow(page).size < FEWEST_LINKS) return {};
  const kept = new Set(marks.map(({ node }) => node));
  const headings = union([...HEADINGS].map(page.index.named));
  const gone = textNodesIn(
    page,
    headings.filter((heading) => holdsKept(page, kept, heading) && headsContents(page, kept, heading, headings)),
  );
  return { marks: withoutMarks(marks, (node) => gone.has(node)) };
}

/** Maps each link to its target further down the page (node ids). Links from notes back to the text lead up. */
const linksBelow = facet((page: Page): ReadonlyMap<number, number> => {
  const links = new Map<number, number>();
  for (const link of page.index.having('href')) {
    const target = anchorIds(page).get(fragmentAt(page, link)) ?? 0;
    if (target >= page.endOf(link)) links.set(link, target);
  }
  return links;
});

function headsContents(page: Page, kept: ReadonlySet<number>, heading: number, headings: readonly number[]): boolean {
  const links: number[] = [];
  const end = Math.min(page.endOf(heading) + MAX_NODES_AFTER_HEADING, page.nodes.size);
  for (let id = page.endOf(heading); id < end; id++) {
    if (linksBelow(page).has(id)) {
      if (holdsKept(page, kept, id)) return false;
      links.push(id);
      id = page.endOf(id) - 1;
    } else if (kept.has(id) || (page.isText(id) && page.textOf(id).trim().length > LONGEST_SIGN)) break;
  }
  if (links.length < FEWEST_LINKS) return false;
  const target = linksBelow(page).get(links[0] ?? 0) ?? 0;
  const led = headings.find((other) => page.endOf(other) > target);
  return led !== undefined && page.nameOf(led) <= page.nameOf(heading);
}

function holdsKept(page: Page, kept: ReadonlySet<number>, node: number): boolean {
  for (let id = node; id < page.endOf(node); id++) if (kept.has(id)) return true;
  return false;
}
