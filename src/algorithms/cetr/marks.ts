import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../steps/column.ts';
import { isBlank } from '../steps/white-space.ts';
import type { Mark } from '../types.ts';
import type { SourceLine } from './source-lines.ts';

/**
 * Returns the marks of the text in kept lines. A node has one mark: if a line of a text node is dropped between kept
 * lines, the mark includes it.
 */
export function marksOf(snapshot: PageSnapshot, kept: readonly SourceLine[]): Mark[] {
  const marks: Required<Mark>[] = [];
  for (const { kind, node, start, end } of kept.flat()) {
    if (kind === 'tag' || isBlank(at(snapshot.nodes.text, node).slice(start, end))) continue;
    const last = marks.at(-1);
    if (last?.node === node) last.end = end;
    else marks.push({ node, role: 'body', start, end });
  }
  return marks.map((mark) => withoutOffsets(at(snapshot.nodes.text, mark.node), mark));
}

/** Removes the offsets of a mark that covers all of a node's text. */
function withoutOffsets(text: string, mark: Required<Mark>): Mark {
  const { node, role, start, end } = mark;
  return isBlank(text.slice(0, start)) && isBlank(text.slice(end)) ? { node, role } : mark;
}
