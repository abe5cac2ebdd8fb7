/** Adds a thin line where something was removed, which puts it back; only during editing. */

import type { Element, ElementContent } from 'hast';
import { decide } from '../../article/corrections/decisions.ts';
import { contentOf, element, isElement } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';
import { inOurLanguage, message } from '../../platform/wording/message.ts';
import type { Scene } from '../scene.ts';
import { wordsOfNodes } from './say.ts';

/** Nodes that were removed and not put back. */
interface Removed {
  /** Index of the correction in `corrections.done`. */
  readonly index: number;
  readonly nodes: readonly number[];
}

/** Elements such as lists and quotations, which may have a line between their parts. */
const HOLDERS = ['ul', 'ol', 'blockquote', 'section', 'details', 'dd', 'li'];
const LISTS = ['ul', 'ol'];

export function addRemovedLines(article: Article, scene: Scene): Article {
  const lines = scene.work.isEditing ? removedOf(scene).filter((removed) => isShownHere(removed, scene)) : [];
  if (lines.length === 0) return article;
  const size = scene.page.nodes.size;
  // last first, so that two lines at the same place keep their order
  const ordered = lines.toSorted((a, b) => (b.nodes[0] as number) - (a.nodes[0] as number));
  const children = ordered.reduce(
    (content, removed) => withLine(content, removed, scene, 'div', size),
    contentOf(article.tree) as readonly ElementContent[],
  );
  return { ...article, tree: { type: 'root', children: [...children] } };
}

/** Returns the nodes that this correction removed and that are still removed. */
export function removedBy({ work: { corrections } }: Scene, index: number): readonly number[] {
  const correction = corrections.done[index];
  if (correction?.kind !== 'remove') return [];
  const { removed } = decide(corrections.done);
  return correction.nodes.filter((node) => removed.has(node));
}

function removedOf({ work: { corrections } }: Scene): readonly Removed[] {
  const { removed } = decide(corrections.done);
  return corrections.done.flatMap((correction, index) => {
    const nodes = correction.kind === 'remove' ? correction.nodes.filter((node) => removed.has(node)) : [];
    return nodes.length > 0 ? [{ index, nodes }] : [];
  });
}

/**
 * Whether the removed nodes belong to the shown text: comments may be hidden, and another algorithm may not keep the
 * nodes.
 */
function isShownHere({ nodes }: Removed, { uncorrected, areCommentsShown }: Scene): boolean {
  const { kept, commentMarks } = uncorrected;
  const shown = new Set(
    [...kept.marks, ...kept.objects, ...(areCommentsShown ? commentMarks : [])].map(({ node }) => node),
  );
  return nodes.some((node) => shown.has(node));
}

/** Returns the content with a line after the last piece that begins before the removed nodes. */
function withLine(
  content: readonly ElementContent[],
  removed: Removed,
  scene: Scene,
  tagName: 'div' | 'li',
  size: number,
): readonly ElementContent[] {
  const start = removed.nodes[0] as number;
  const reaches = content.map((child) => reachOf(child, size));
  const after = reaches.findLastIndex((reach) => reach !== null && reach.first < start);
  const before = reaches.findIndex((reach) => reach !== null);
  const child = content[after];
  if (isElement(child, ...HOLDERS) && (reaches[after]?.last ?? start) > start) {
    const inner = isElement(child, ...LISTS) ? 'li' : 'div';
    const children = [...withLine(child.children, removed, scene, inner, size)];
    return content.with(after, { ...child, children });
  }
  return content.toSpliced(after >= 0 ? after + 1 : Math.max(0, before), 0, lineOf(removed, scene, tagName));
}

interface Reach {
  readonly first: number;
  readonly last: number;
}

/** Returns the first and last place in a piece; null if it has no place of this page. */
function reachOf(node: ElementContent, size: number): Reach | null {
  if (!isElement(node)) return null;
  const own = Number(node.properties.dataObject ?? node.properties.dataNode ?? size);
  let first = own < size ? own : Number.POSITIVE_INFINITY;
  let last = own < size ? own : -1;
  for (const child of node.children) {
    const reach = reachOf(child, size);
    first = Math.min(first, reach?.first ?? first);
    last = Math.max(last, reach?.last ?? last);
  }
  return last < 0 ? null : { first, last };
}

function lineOf({ index, nodes }: Removed, scene: Scene, tagName: 'div' | 'li'): Element {
  const words = wordsOfNodes(nodes, scene);
  const button = element(
    'button',
    {
      type: 'button',
      className: ['put-back'],
      dataPutBack: String(index),
      'aria-label': message('saidPutBackWhat', words),
    },
    message('putBack'),
  );
  const text = element('span', {}, message('saidRemovedWhat', words));
  return element(tagName, { className: ['removed-line'], ...inOurLanguage() }, [text, button]);
}
