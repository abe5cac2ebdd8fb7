/**
 * Turns the text that the user has selected on the page into the same form as an algorithm's result, so that it can be
 * shown as an article. Part of the lazy script `pages`.
 */
import { type Selection as ArticleSelection, type Mark, USER_SELECTION } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import { isSpaceOnly } from '../shared/text.ts';

/** A page snapshot with typed access, and the live DOM node for every node id in it. */
export interface LiveRows {
  page: Page;
  nodes: readonly Node[];
}

/** Returns the selected text as marks. Text nodes at the ends of a range are cut where the range starts or ends. */
export function selectRanges({ page, nodes: live }: LiveRows, ranges: readonly Range[]): ArticleSelection {
  const marks: Mark[] = [];
  for (let id = 0; id < live.length; id++) {
    if (!page.isText(id) || !page.isVisible(id) || isSpaceOnly(page.textOf(id))) continue;
    const range = ranges.find((candidate) => candidate.intersectsNode(live[id] as Node));
    const mark = range && clip(range, live[id] as Text, id);
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

function clip(range: Range, node: Text, id: number): Mark | null {
  const start = range.startContainer === node ? range.startOffset : 0;
  const end = range.endContainer === node ? range.endOffset : node.data.length;
  if (start >= end || isSpaceOnly(node.data.slice(start, end))) return null;
  return start === 0 && end === node.data.length ? { node: id, role: 'body' } : { node: id, role: 'body', start, end };
}
