/** The last word on every visible block of a page: which pass decided, whether it stands in the article, and why. */

import type { TraceEntry } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import { textsOf } from '../page/texts.ts';
import { message } from '../platform/wording/message.ts';
import type { ArticleSelection, Change } from './types.ts';

/** What decided on a block. */
export interface LastWord {
  /** First visible text node of the block. */
  readonly node: number;
  /** It stands in the article: in its text, or in its head or notes, which say it in their own way. */
  readonly isKept: boolean;
  /** Name of the pass, or of the algorithm where none has changed its answer. */
  readonly pass: string;
  /** In plain words; '' where an algorithm does not give any. */
  readonly reason: string;
}

/**
 * One entry for each block that a person sees on the page, in document order. Asks the algorithm for its own trace, which
 * it may write only then.
 *
 * @param areCommentsShown they stand in the article because the user asked for them
 * @param later what was done to the article after its selection (clean passes), in order
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

/** Blocks that a person sees → their visible text nodes. */
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
 * By block, what passes did last. A block of which a part stands in the text is kept, whatever was dropped of it; one of
 * which nothing does may still stand elsewhere in the article.
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
 * Why a text node was kept (or dropped): what the trace of an algorithm says of its block, else of the nearest element
 * around it. An entry for the root speaks of the page and of no place in it.
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
