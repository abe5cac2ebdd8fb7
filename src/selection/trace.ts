/** Finds the final decision on every visible block: whether it is in the article, what decided, and why. */

import type { TraceEntry } from '../algorithms/types.ts';
import { facet, type Page } from '../page/page.ts';
import { textsOf } from '../page/texts.ts';
import { message } from '../platform/wording/message.ts';
import { groupBy } from '../shared/lists.ts';
import { isRoleStep } from './roles/with-roles.ts';
import type { ArticleSelection, Change } from './types.ts';

export interface LastWord {
  /** First visible text node of the block. */
  readonly node: number;
  /** Whether the block is in the article, including its notes and its head (headline, author, date). */
  readonly isKept: boolean;
  /** What decided: a pass (its name), a rule ("role: caption"), or an algorithm's step ("newspaper/remove-named"). */
  readonly pass: string;
  /** Reason in plain words; '' if the algorithm gives none. */
  readonly reason: string;
}

/** Returns the final decision on each visible block. `later`: changes by the steps that clean the article. */
export function traceSelection(
  selection: ArticleSelection,
  areCommentsShown: boolean,
  later: readonly Change[] = [],
): readonly LastWord[] {
  const { answer, text } = selection;
  const page = text.page.base;
  const stands = standing(selection, areCommentsShown);
  const changeOf = lastChanges(page, [...selection.changes, ...hiddenComments(selection, areCommentsShown), ...later]);
  const reasonOf = {
    kept: reasonsOf(page, answer.trace, true),
    dropped: reasonsOf(page, answer.trace, false),
  };
  return [...visibleBlocks(page)].map(([block, texts]) => {
    const node = texts[0] ?? -1;
    const isInText = texts.some((id) => stands.has(id));
    const change = changeOf(block, isInText);
    if (change) return { node, isKept: change.isKept, pass: change.pass, reason: change.reason() };
    const { step = '', reason = '' } = (isInText ? reasonOf.kept(node) : reasonOf.dropped(node)) ?? {};
    return { node, isKept: isInText, pass: deciderOf(answer.algorithm, step), reason };
  });
}

const deciderOf = (algorithm: string, step: string) =>
  isRoleStep(step) || step === '' || step === algorithm ? step || algorithm : `${algorithm}/${step}`;

function standing({ text, comments }: ArticleSelection, areCommentsShown: boolean): ReadonlySet<number> {
  const shown = areCommentsShown ? (comments?.marks ?? []) : [];
  return new Set([...text.marks, ...shown].map(({ node }) => node));
}

function hiddenComments({ commentMarks }: ArticleSelection, areCommentsShown: boolean): readonly Change[] {
  if (areCommentsShown) return [];
  const reason = () => message('reasonComment');
  return commentMarks.map(({ node }) => ({ pass: 'comments', node, isKept: false, reason }));
}

/** Returns the visible blocks of a page, each with its visible text nodes. */
export const visibleBlocks = facet((page: Page): ReadonlyMap<number, readonly number[]> => {
  const blocks = groupBy(textsOf(page), (node) => page.blockOf(node));
  blocks.delete(-1);
  return blocks;
});

/** Finds the change that decided on a block: in the text, the last that kept some of it; elsewhere, its last change. */
function lastChanges(page: Page, changes: readonly Change[]): (block: number, isInText: boolean) => Change | undefined {
  const kept = new Map<number, Change>();
  const last = new Map<number, Change>();
  for (const change of changes) {
    const block = page.blockOf(change.node);
    last.set(block, change);
    if (change.isKept) kept.set(block, change);
  }
  return (block, isInText) => (isInText ? kept : last).get(block);
}

/** Finds the algorithm's reason for a text: the entry of its block, or of the nearest element except the root. */
function reasonsOf(page: Page, trace: readonly TraceEntry[], kept: boolean): (node: number) => TraceEntry | undefined {
  const ofBlock = new Map<number, TraceEntry>();
  const around = new Map<number, TraceEntry>();
  for (const entry of trace) {
    if (entry.kept !== kept || entry.node <= 0) continue;
    if (!page.isText(entry.node)) around.set(entry.node, entry);
    else if (page.blockOf(entry.node) >= 0) ofBlock.set(page.blockOf(entry.node), entry);
  }
  return (node) => {
    const own = ofBlock.get(page.blockOf(node));
    for (let id = node; own === undefined && id > 0; id = page.parentOf(id)) {
      const entry = around.get(id);
      if (entry !== undefined) return entry;
    }
    return own;
  };
}
