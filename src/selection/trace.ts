/** The final decision on every visible block of a page: whether it is in the article, which pass decided, and why. */

import type { TraceEntry } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import { textsOf } from '../page/texts.ts';
import { message } from '../platform/wording/message.ts';
import type { ArticleSelection, Change } from './types.ts';

/** The final decision on a block. */
export interface LastWord {
  /** First visible text node of the block. */
  readonly node: number;
  /** Whether it is in the article: in its text, or in another form in its head or notes. */
  readonly isKept: boolean;
  /** Name of the pass, or of the algorithm if no pass changed its answer. */
  readonly pass: string;
  /** In plain words; '' if an algorithm gives none. */
  readonly reason: string;
}

/**
 * Returns one entry for each visible block of the page, in document order. Reads the algorithm's own trace, which may
 * be computed lazily.
 *
 * @param areCommentsShown the user asked for the comments, so they are in the article
 * @param later changes to the article after its selection (clean passes), in order
 */
export function traceSelection(
  selection: ArticleSelection,
  areCommentsShown: boolean,
  later: readonly Change[] = [],
): readonly LastWord[] {
  const { answer, text } = selection;
  const page = text.page.base;
  const stands = standing(selection, areCommentsShown);
  const changes = lastChanges(page, [...selection.changes, ...hiddenComments(selection, areCommentsShown), ...later]);
  const reasonOf = {
    kept: reasonsOf(page, answer.trace, true),
    dropped: reasonsOf(page, answer.trace, false),
  };
  return [...visibleBlocks(page)].map(([block, texts]) => {
    const node = texts[0] ?? -1;
    const isInText = texts.some((id) => stands.has(id));
    const change = changes.find(block, isInText);
    if (change) return { node, isKept: change.isKept, pass: change.pass, reason: change.reason() };
    const reason = isInText ? reasonOf.kept(node) : reasonOf.dropped(node);
    return { node, isKept: isInText, pass: answer.algorithm, reason };
  });
}

function standing({ text, comments }: ArticleSelection, areCommentsShown: boolean): ReadonlySet<number> {
  const shown = areCommentsShown ? (comments?.marks ?? []) : [];
  return new Set([...text.marks, ...shown].map(({ node }) => node));
}

function hiddenComments({ commentMarks }: ArticleSelection, areCommentsShown: boolean): readonly Change[] {
  if (areCommentsShown) return [];
  const reason = () => message('reasonComment');
  return commentMarks.map(({ node }) => ({ pass: 'comments', node, isKept: false, reason }));
}

/** Returns the visible blocks → their visible text nodes. */
export function visibleBlocks(page: Page): ReadonlyMap<number, readonly number[]> {
  const blocks = new Map<number, number[]>();
  for (const node of textsOf(page)) {
    const block = page.blockOf(node);
    const texts = blocks.get(block);
    if (block < 0) continue;
    if (texts) texts.push(node);
    else blocks.set(block, [node]);
  }
  return blocks;
}

/**
 * Indexes the last change of each block. A block that is partly in the text counts as kept, whatever was dropped of it;
 * one that is not in the text may still be elsewhere in the article.
 */
function lastChanges(page: Page, changes: readonly Change[]) {
  const kept = new Map<number, Change>();
  const last = new Map<number, Change>();
  for (const change of changes) {
    const block = page.blockOf(change.node);
    last.set(block, change);
    if (change.isKept) kept.set(block, change);
  }
  return { find: (block: number, isInText: boolean) => (isInText ? kept : last).get(block) };
}

/**
 * Returns a function that says why a text node was kept (or dropped): what the algorithm's trace says about its block,
 * else about the nearest element around it. Ignores entries for the root, which are about the whole page.
 */
function reasonsOf(page: Page, trace: readonly TraceEntry[], kept: boolean): (node: number) => string {
  const entries = trace.filter((entry) => entry.kept === kept && entry.node > 0);
  const ofBlock = new Map<number, string>();
  const around = new Map<number, string>();
  for (const { node, reason } of entries) {
    if (!page.isText(node)) around.set(node, reason);
    else if (page.blockOf(node) >= 0) ofBlock.set(page.blockOf(node), reason);
  }
  return (node) => {
    const own = ofBlock.get(page.blockOf(node));
    for (let id = node; own === undefined && id > 0; id = page.parentOf(id)) {
      const reason = around.get(id);
      if (reason !== undefined) return reason;
    }
    return own ?? '';
  };
}
