/** Turns the text that the user has selected into the form of an algorithm's result. Part of the script `pages`. */
import { type Selection as ArticleSelection, type Mark, USER_SELECTION } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import { isSpaceOnly } from '../shared/text.ts';

/** A snapshot of the page, and the page's DOM nodes; the index of a node is its id in the snapshot. */
export interface LiveRows {
  page: Page;
  nodes: readonly Node[];
}

/** Returns the selected text as marks, each of which names a text node, or the part of it that is selected. */
export function selectRanges({ page, nodes: live }: LiveRows, ranges: readonly Range[]): ArticleSelection {
  const marks: Mark[] = [];
  for (let id = 0; id < live.length; id++) {
    if (!page.isText(id) || !page.isVisible(id) || isSpaceOnly(page.textOf(id))) continue;
    const mark = markOf(live[id] as Text, id, ranges);
    if (mark) marks.push(mark);
  }
  return {
    algorithm: USER_SELECTION,
    marks,
    text: ranges.map(String).join('\n'),
    trace: [],
    confidence: null,
    page: null,
    empty: marks.length > 0 ? null : 'no-text',
  };
}

/** Returns the mark of the selected text; null for white space. In Firefox, a text node can have several ranges. */
function markOf(text: Text, node: number, ranges: readonly Range[]): Mark | null {
  const { data } = text;
  const parts = ranges
    .filter((range) => range.intersectsNode(text))
    .map(({ startContainer, startOffset, endContainer, endOffset }) => ({
      start: startContainer === text ? startOffset : 0,
      end: endContainer === text ? endOffset : data.length,
    }))
    .filter(({ start, end }) => !isSpaceOnly(data.slice(start, end)));
  if (parts.length === 0) return null;
  const start = Math.min(...parts.map((part) => part.start));
  const end = Math.max(...parts.map((part) => part.end));
  return start === 0 && end === data.length ? { node, role: 'body' } : { node, role: 'body', start, end };
}
