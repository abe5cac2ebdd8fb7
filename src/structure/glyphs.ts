/** What stands for a letter or sign of the text without being one: pictures of them, and initials set apart. */

import type { PageView } from '../page/view.ts';
import type { Coverage } from '../selection/coverage.ts';
import { NodeKind } from '../snapshot/types.ts';

/** Sites draw emoji as small images; their alternative text is the character. */
const EMOJI = /^\p{Extended_Pictographic}\S{0,12}$/u;
/** An initial, with the quotation mark before it. */
const INITIAL = /^[\p{Pi}\p{Ps}"'¿¡]{0,2}\p{L}$/u;
/** How far after an initial the rest of its word stands (nodes). */
const WORD_DISTANCE = 6;

/** The initial that a picture stands for, when the rest of its word follows; else ''. */
export function initialOf(page: PageView, coverage: Coverage, image: number): string {
  const alt = page.attributesOf(image).alt?.trim() ?? '';
  return INITIAL.test(alt) && restOfWord(page, coverage, image) ? alt : '';
}

/** The emoji that a picture stands for, or ''. */
export function emojiOf(page: PageView, image: number): string {
  const alt = page.attributesOf(image).alt ?? '';
  return EMOJI.test(alt) ? alt : '';
}

/**
 * True for an element that holds the first letter of a word and is set as a box of its own or larger than what follows:
 * it belongs to the line, and to no other.
 */
export function isDropCap(page: PageView, coverage: Coverage, node: number): boolean {
  const kept = coverage.keptIn(node);
  if (kept === 0 || kept > 3) return false;
  const style = page.styleOf(node);
  const around = page.styleOf(page.snapshot.nodes.parent[node] as number);
  if (!style || !around) return false;
  const isLarger = style.flow === 'inline' && style.fontSize > around.fontSize;
  const isSetApart = isLarger || style.float !== 'none' || style.flow === 'atomic';
  return isSetApart && INITIAL.test(textIn(page, node)) && restOfWord(page, coverage, node);
}

function textIn({ snapshot: { nodes } }: PageView, node: number): string {
  let text = '';
  for (let id = node + 1; id < (nodes.end[node] as number); id++) {
    if (nodes.hidden[id] === 0) text += nodes.text[id];
  }
  return text.trim();
}

/** Whether a kept text that begins with a letter follows in the same parent, without a gap. */
function restOfWord(page: PageView, coverage: Coverage, node: number): boolean {
  const { nodes } = page.snapshot;
  const end = nodes.end[nodes.parent[node] as number] as number;
  const after = nodes.end[node] as number;
  for (let id = after; id < Math.min(end, after + WORD_DISTANCE); id++) {
    if (nodes.kind[id] === NodeKind.text)
      return coverage.markOf(id) !== undefined && /^\p{L}/u.test(nodes.text[id] ?? '');
    if (nodes.kind[id] === NodeKind.element && page.styleOf(id)?.flow === 'block') return false;
  }
  return false;
}
