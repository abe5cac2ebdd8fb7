import type { Properties } from 'hast';
import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { coverageOf } from '../../selection/coverage.ts';
import { createTableJudge } from '../../selection/tables.ts';
import type { Draft } from '../../selection/types.ts';
import { linkedIds } from './anchors.ts';
import { languageProperties } from './inline.ts';
import { listsOf } from './lists/lists.ts';
import { footnotesOf } from './notes/footnotes.ts';
import { createVisualOrder } from './order.ts';
import { sectionsOf } from './posts/sections.ts';

/** Input for building the tree in a walk over the page's nodes: the page, the selection, and look-ups by node. */
export type Source = NonNullable<ReturnType<typeof prepareSource>>;

/** Prepares the input for building the tree from a selection; returns null if the selection has no text. */
export function prepareSource({ page, marks, posts, notes, objects, captions }: Draft) {
  if (marks.length === 0) return null;
  const coverage = coverageOf(page, marks);
  return {
    page,
    coverage,
    objects,
    captions,
    sections: sectionsOf(page, posts),
    footnotes: footnotesOf(page, notes),
    anchors: linkedIds(page, coverage),
    isInDataTable: createTableJudge(page, coverage),
    visualOrder: createVisualOrder(page),
    lists: listsOf(page, (node) => coverage.keptIn(node) > 0 || objects.standsIn(node)),
    partLanguages: createPartLanguages(page, coverage.root),
  };
}

const NONE: Properties = {};

/** Maps a paragraph's first text node to its `lang` and `dir`, without those of `root`, which apply to everything. */
function createPartLanguages(page: Page, root: number): (textNode: number) => Properties {
  const { nodes, blocks } = page.snapshot;
  const langs = declaredInside(page, root, 'lang');
  const dirs = declaredInside(page, root, 'dir');
  if (!langs && !dirs) return () => NONE;
  return (textNode) => {
    const block = nodes.block[textNode] ?? -1;
    // look only at the box of the paragraph: inline elements in it keep their own `lang` and `dir` in the article
    const box = block < 0 ? (nodes.parent[textNode] ?? root) : (blocks.container[block] ?? root);
    const lang = langs?.[box - root] ?? '';
    const dir = dirs?.[box - root] ?? '';
    return { ...(lang === '' ? {} : { lang }), ...(dir === '' ? {} : { dir }) };
  };
}

/** Returns the value that each node from the root on has or inherits ('' for none); null if nothing declares one. */
function declaredInside(page: Page, root: number, name: 'lang' | 'dir'): readonly string[] | null {
  const { nodes } = page;
  if (!page.index.having(name).some((id) => id > root && id < page.endOf(root))) return null;
  const column = [''];
  let isDeclared = false;
  for (let id = root + 1; id < page.endOf(root); id++) {
    const own = nodes.attributes[id]?.[name] === undefined ? undefined : languageProperties(page, id)[name];
    if (typeof own === 'string') isDeclared = true;
    column.push(typeof own === 'string' ? own : (column[page.parentOf(id) - root] as string));
  }
  return isDeclared ? column : null;
}

/** Returns the smallest element with all texts and objects, or the post, list, table or the like around it. */
export function startOfWalk({ page, coverage, objects, sections }: Source): number {
  let start = coverage.root;
  const [first = start, last = start] = [objects.nodes[0], objects.nodes.at(-1)];
  while (start > 0 && (first < start || last >= page.endOf(start))) start = page.parentOf(start);
  const post = page.ancestorsOf(start, 40).findLast((ancestor) => sections.get(ancestor));
  return post ?? climbToStructure(page, start);
}

const PARTS: ReadonlySet<string> = new Set(['li', 'tr', 'td', 'th', 'tbody']);
const WHOLES: ReadonlySet<string> = new Set(['ul', 'ol', 'table', 'blockquote', 'dl']);

/** Returns the list, table, quotation, heading or code block that contains a node; otherwise, the node itself. */
function climbToStructure(page: Page, node: number): number {
  for (let ancestor = node; ancestor > 0; ancestor = page.parentOf(ancestor)) {
    const name = page.nameOf(ancestor);
    if (name === 'pre' || HEADINGS.has(name)) return ancestor;
    if (!PARTS.has(name) && page.isBlock(ancestor)) return WHOLES.has(name) ? ancestor : node;
  }
  return node;
}
