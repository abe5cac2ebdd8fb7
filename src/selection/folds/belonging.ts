/** Whether what is folded up is a part of the text that was kept. */
import type { Mark } from '../../algorithms/types.ts';
import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { insideOf, subtreeSums } from '../../page/subtrees.ts';
import { textLengths } from '../../page/text-lengths.ts';
import type { Fold } from './folds.ts';

/** Of the text around a fold, so much must be kept. */
const KEPT_AROUND = 0.5;
/** More linked text than this is a menu. */
const MOST_LINKED = 0.5;
/** How far around a fold its text may stand. */
const LEVELS = 12;

/**
 * Whether a fold belongs: it stands after the beginning of the kept text and inside the subtree that holds it, most of
 * the text right around it is kept, and what it holds is no list of links.
 */
export function belongingTo(page: Page, marks: readonly Mark[], root: number): (fold: Fold) => boolean {
  const lengths = textLengths(page);
  const isKept = new Set(marks.map(({ node }) => node));
  const isInLabel = insideOf(page, (id) => isLabel(page, id));
  const isInLink = insideOf(page, (id) => page.nameOf(id) === 'a');
  const lengthOf = (id: number, counts: boolean) => (counts ? (lengths[id] ?? 0) : 0);
  const isPlain = (id: number) => page.isVisible(id) && isInLabel[id] === 0;
  // Headings and the labels of controls are not kept for their own sake.
  const plain = subtreeSums(page, (id) => lengthOf(id, isPlain(id)));
  const kept = subtreeSums(page, (id) => lengthOf(id, isPlain(id) && isKept.has(id)));
  const folded = subtreeSums(page, (id) => lengthOf(id, !page.isVisible(id)));
  const linked = subtreeSums(page, (id) => lengthOf(id, !page.isVisible(id) && isInLink[id] === 1));
  const first = marks[0]?.node ?? page.nodes.size;
  return (fold) => {
    const text = folded(fold.root);
    if (text === 0 || linked(fold.root) > text * MOST_LINKED || page.endOf(fold.root) <= first) return false;
    const box = page.ancestorsOf(fold.root, LEVELS).find((around) => around >= root && plain(around) > 0);
    return box !== undefined && kept(box) >= plain(box) * KEPT_AROUND;
  };
}

function isLabel(page: Page, node: number): boolean {
  const name = page.nameOf(node);
  if (HEADINGS.has(name) || name === 'button' || name === 'summary') return true;
  const { role, 'aria-expanded': expanded } = page.attributesOf(node);
  return expanded !== undefined || role === 'button' || role === 'tab' || role === 'heading';
}
