/** Whether what is folded up is a part of the text that was kept. */
import type { Mark } from '../../algorithms/types.ts';
import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { textLengths } from '../../page/text-lengths.ts';
import type { Fold } from './folds.ts';

/** Of the text around a fold, so much must be kept. */
const KEPT_AROUND = 0.5;
/** More linked text than this is a menu. */
const MOST_LINKED = 0.5;
/** How far around a fold its text may stand. */
const LEVELS = 12;

/** Sums over subtrees: characters from the first node up to, but not with, the one asked for. */
interface Sums {
  /** Visible text, other than headings and the labels of controls: those are not kept for their own sake. */
  plain: Float64Array;
  /** Of it, what was kept. */
  kept: Float64Array;
  /** Hidden text. */
  folded: Float64Array;
  /** Of it, what is in links. */
  linked: Float64Array;
}

/**
 * Whether a fold belongs: it stands after the beginning of the kept text and inside the subtree that holds it, most of
 * the text right around it is kept, and what it holds is no list of links.
 */
export function belongingTo(page: Page, marks: readonly Mark[], root: number): (fold: Fold) => boolean {
  const { nodes } = page;
  const { plain, kept, folded, linked } = sumUp(page, marks);
  const first = marks[0]?.node ?? nodes.size;
  const sum = (column: Float64Array, node: number) => (column[page.endOf(node)] as number) - (column[node] as number);
  const around = (fold: Fold) => {
    let box = fold.root;
    for (let level = 0; level < LEVELS && box > root; level++) {
      box = page.parentOf(box);
      if (sum(plain, box) > 0) return box;
    }
    return -1;
  };
  return (fold) => {
    const text = sum(folded, fold.root);
    if (text === 0 || sum(linked, fold.root) > text * MOST_LINKED) return false;
    if (page.endOf(fold.root) <= first) return false;
    const box = around(fold);
    return box >= root && box >= 0 && sum(kept, box) >= sum(plain, box) * KEPT_AROUND;
  };
}

function sumUp(page: Page, marks: readonly Mark[]): Sums {
  const { nodes } = page;
  const isKept = new Uint8Array(nodes.size);
  for (const { node } of marks) isKept[node] = 1;
  const column = () => new Float64Array(nodes.size + 1);
  const sums: Sums = { plain: column(), kept: column(), folded: column(), linked: column() };
  const lengths = textLengths(page);
  let labelEnd = 0;
  let linkEnd = 0;
  for (let id = 0; id < nodes.size; id++) {
    const end = page.endOf(id);
    if (page.isElement(id)) {
      if (id >= labelEnd && isLabel(page, id)) labelEnd = end;
      if (id >= linkEnd && page.nameOf(id) === 'a') linkEnd = end;
    }
    const length = lengths[id] as number;
    const isVisible = page.isVisible(id);
    const plain = isVisible && id >= labelEnd ? length : 0;
    sums.plain[id + 1] = (sums.plain[id] as number) + plain;
    sums.kept[id + 1] = (sums.kept[id] as number) + (isKept[id] === 1 ? plain : 0);
    sums.folded[id + 1] = (sums.folded[id] as number) + (isVisible ? 0 : length);
    sums.linked[id + 1] = (sums.linked[id] as number) + (isVisible || id >= linkEnd ? 0 : length);
  }
  return sums;
}

function isLabel(page: Page, node: number): boolean {
  const name = page.nameOf(node);
  if (HEADINGS.has(name) || name === 'button' || name === 'summary') return true;
  const { role, 'aria-expanded': expanded } = page.attributesOf(node);
  return expanded !== undefined || role === 'button' || role === 'tab' || role === 'heading';
}
