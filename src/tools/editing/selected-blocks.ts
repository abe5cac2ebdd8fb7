import { selectedRange } from '../../reader/input/copy-selection.ts';
import { blockOf, fieldOf, itemAt, nextItem } from './blocks.ts';

export interface SelectedBlocks {
  readonly elements: readonly HTMLElement[];
  readonly range: Range;
}

/** Returns the blocks (paragraphs) that the user's selection touches; null if it touches none of the article. */
export function selectedBlocks(dialog: HTMLElement): SelectedBlocks | null {
  const selected = selectedRange(dialog);
  if (!selected?.range.intersectsNode(selected.article)) return null;
  const { article, range } = selected;
  const elements = new Set<HTMLElement>();
  const start = range.startContainer.childNodes[range.startOffset] ?? range.startContainer;
  const first = article.contains(start) ? itemAt(start) : null;
  for (let item = first ?? nextItem(article, beforeRange(article, start), 1); item; item = nextItem(article, item, 1)) {
    if (isBehind(item, range)) break;
    if (!fieldOf(item) && touches(item, range)) elements.add(blockOf(item));
  }
  return elements.size > 0 ? { elements: [...elements], range } : null;
}

const beforeRange = (article: Element, start: Node) => (article.contains(start) ? (start as Element) : null);

function isBehind(item: Element, range: Range): boolean {
  return !range.intersectsNode(item) && range.comparePoint(item, 0) > 0;
}

/**
 * Returns whether a range selects any part of an item. The range of a triple click ends at the start of the next
 * paragraph, which does not count as selected.
 */
function touches(item: HTMLElement, range: Range): boolean {
  if (!range.intersectsNode(item)) return false;
  const inside = range.cloneRange();
  if (!item.contains(range.startContainer)) inside.setStart(item, 0);
  if (!item.contains(range.endContainer)) inside.setEnd(item, item.childNodes.length);
  const isObject = item.hasAttribute('data-object');
  return isObject || inside.toString().trim() !== '';
}
