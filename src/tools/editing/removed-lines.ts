/** During editing, adds a line in place of each removed part, with a button to put the part back. */

import type { Element, ElementContent } from 'hast';
import { decide } from '../../article/corrections/corrector.ts';
import { contentOf, element, isElement } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';
import { inOurLanguage, message } from '../../platform/wording/message.ts';
import type { Scene } from '../scene.ts';
import { wordsOfNodes } from './say.ts';

/** The nodes that one correction has removed and that were not put back since. */
interface Removed {
  /** Index of the removing correction in `corrections.done`. */
  readonly index: number;
  readonly nodes: readonly number[];
}

/** Elements in which the line of a removed part may be inserted. */
const HOLDERS = ['ul', 'ol', 'blockquote', 'section', 'details', 'dd', 'li'];
const LISTS = ['ul', 'ol'];

export function addRemovedLines(article: Article, scene: Scene): Article {
  const lines = scene.work.isEditing ? removedOf(scene).filter((removed) => isShownHere(removed, scene)) : [];
  if (lines.length === 0) return article;
  const size = scene.page.nodes.size;
  // Lines are inserted from the end of the page to its start, so that two lines at the same place get the right order.
  const ordered = lines.toSorted((a, b) => (b.nodes[0] as number) - (a.nodes[0] as number));
  const children = ordered.reduce(
    (content, removed) => withLine(content, removed, scene, 'div', size),
    contentOf(article.tree) as readonly ElementContent[],
  );
  return { ...article, tree: { type: 'root', children: [...children] } };
}

/** Returns the nodes that a correction has removed and that are still removed. */
export function removedBy(scene: Scene, index: number): readonly number[] {
  return removedOf(scene).find((removed) => removed.index === index)?.nodes ?? [];
}

function removedOf({ work: { corrections } }: Scene): readonly Removed[] {
  const { removed } = decide(corrections.done);
  return corrections.done.flatMap((correction, index) => {
    const nodes = correction.kind === 'remove' ? correction.nodes.filter((node) => removed.has(node)) : [];
    return nodes.length > 0 ? [{ index, nodes }] : [];
  });
}

/**
 * Returns whether the article would show any of the removed nodes if they were put back. It would still lack hidden
 * comments, and text that the shown algorithm leaves out.
 */
function isShownHere({ nodes }: Removed, { uncorrected, areCommentsShown }: Scene): boolean {
  const { kept, commentMarks } = uncorrected;
  const shown = new Set(
    [...kept.marks, ...kept.objects, ...(areCommentsShown ? commentMarks : [])].map(({ node }) => node),
  );
  return nodes.some((node) => shown.has(node));
}

/** Returns the content with a line inserted after the last element that begins before the removed nodes. */
function withLine(
  content: readonly ElementContent[],
  removed: Removed,
  scene: Scene,
  tagName: 'div' | 'li',
  size: number,
): readonly ElementContent[] {
  const start = removed.nodes[0] as number;
  const isNote = scene.uncorrected.kept.notes.some((note) => note.start <= start && start < note.end);
  // Text is not placed beside a note, because the article may show the note elsewhere than the page does.
  const isPassedOver = (child: ElementContent) => isElement(child) && 'dataFootnotes' in child.properties && !isNote;
  const reaches = content.map((child) => (isPassedOver(child) ? null : reachOf(child, size)));
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

/** Returns the first and last node of the page that an element shows; null if it shows no node of this page. */
function reachOf(node: ElementContent, size: number): { first: number; last: number } | null {
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
  const ours = { dataOurs: `removed ${index}`, ...inOurLanguage() };
  return element(tagName, { className: ['removed-line'], ...ours }, [text, button]);
}
