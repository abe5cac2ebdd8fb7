import type { Mark } from '../algorithms/types.ts';
import { type MessageKey, message } from '../platform/wording/message.ts';
import { withoutMarks } from './marks.ts';
import type { Change, Context, Draft, Pass } from './types.ts';

export interface Passed {
  draft: Draft;
  changes: readonly Change[];
}

/**
 * Compares the marks before and after each pass, so that every change is reported. No pass can restore text that an
 * earlier pass dropped, so repeated runs come to an end.
 */
export function runPasses(start: Draft, passes: readonly Pass[], context: Context): Passed {
  let draft = start;
  const changes: Change[] = [];
  for (const pass of passes) {
    const before = draft;
    draft = { ...before, ...pass.run(before, context) };
    if (draft.marks === before.marks) continue;
    const { dropped } = before;
    const marks = dropped.size === 0 ? draft.marks : withoutMarks(draft.marks, (node) => dropped.has(node));
    const own = changesOf(pass, before.marks, marks);
    changes.push(...own);
    draft = { ...draft, marks, dropped: droppedBy(own, before) };
  }
  return { draft, changes };
}

function droppedBy(changes: readonly Change[], { dropped, marks }: Draft): ReadonlySet<number> {
  if (changes.length === 0) return dropped;
  const marked = new Set(marks.map(({ node }) => node));
  const gone = changes.filter(({ node }) => marked.has(node)).map(({ node }) => node);
  return gone.length === 0 ? dropped : new Set([...dropped, ...gone]);
}

/** Maximum number of repetitions; no known page needs this many. After the last one, the result is used as it is. */
export const MOST_ROUNDS = 6;

export function runUntilStable(start: Draft, passes: readonly Pass[], context: Context): Passed {
  let passed: Passed = { draft: start, changes: [] };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { draft, changes } = runPasses(passed.draft, passes, context);
    passed = { draft, changes: [...passed.changes, ...changes] };
    if (changes.length === 0) break;
  }
  return passed;
}

/** Compares the marks before and after a pass, both in document order, and returns the changes. */
function changesOf(pass: Pass, before: readonly Mark[], after: readonly Mark[]): Change[] {
  const changes: Change[] = [];
  let index = 0;
  const { name, adds, drops, places } = pass;
  const saying = (key: MessageKey | undefined) => () => (key ? message(key) : name);
  const [added, dropped] = [saying(adds), saying(places ?? drops)];
  const drop = (until: number) => {
    for (let mark = before[index]; mark && mark.node < until; mark = before[++index]) {
      changes.push({ pass: name, node: mark.node, isKept: places !== undefined, reason: dropped });
    }
  };
  for (const { node } of after) {
    drop(node);
    if (before[index]?.node === node) index++;
    else changes.push({ pass: name, node, isKept: true, reason: added });
  }
  drop(Number.POSITIVE_INFINITY);
  return changes;
}
