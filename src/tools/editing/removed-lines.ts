/** During editing, adds a line in place of each removed part, with a button to put the part back. */

import type { Element } from 'hast';
import { decide } from '../../article/corrections/corrector.ts';
import { element } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';
import { inOurLanguage, message } from '../../platform/wording/message.ts';
import { insertLines } from '../insert-lines.ts';
import type { Scene } from '../scene.ts';
import { wordsOfNodes } from './say.ts';

/** The nodes that one correction has removed, except those that were put back later. */
interface Removed {
  /** Index of the removing correction in `corrections.done`. */
  readonly index: number;
  readonly nodes: readonly number[];
}

export function addRemovedLines(article: Article, scene: Scene): Article {
  const lines = scene.work.isEditing ? removedOf(scene).filter((removed) => isShownHere(removed, scene)) : [];
  if (lines.length === 0) return article;
  const tree = insertLines(
    article.tree,
    lines.map((removed) => ({
      node: removed.nodes[0] as number,
      element: (tagName) => lineOf(removed, scene, tagName),
    })),
    { size: scene.page.nodes.size, notes: scene.uncorrected.kept.notes },
  );
  return { ...article, tree };
}

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

/** Text that the shown algorithm leaves out, and hidden comments, would not be shown if they were put back. */
function isShownHere({ nodes }: Removed, { uncorrected, areCommentsShown }: Scene): boolean {
  const { kept, commentMarks } = uncorrected;
  const shown = new Set(
    [...kept.marks, ...kept.objects, ...(areCommentsShown ? commentMarks : [])].map(({ node }) => node),
  );
  return nodes.some((node) => shown.has(node));
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
