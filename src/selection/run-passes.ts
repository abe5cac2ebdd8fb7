import type { Mark } from '../algorithms/types.ts';
import type { Change, Context, Draft, Pass } from './types.ts';

/** A draft after passes, and what they did to it. */
export interface Passed {
  draft: Draft;
  changes: readonly Change[];
}

/** Runs passes one after the other. What each does is read off the marks before and after it, so that none can forget it. */
export function runPasses(start: Draft, passes: readonly Pass[], context: Context): Passed {
  let draft = start;
  const changes: Change[] = [];
  for (const pass of passes) {
    const { marks } = draft;
    draft = { ...draft, ...pass.run(draft, context) };
    if (draft.marks !== marks) collectChanges(pass, marks, draft.marks, changes);
  }
  return { draft, changes };
}

/** More rounds than any page has asked for; what is not settled then stays as it is. */
export const MOST_ROUNDS = 6;

/** Runs passes over and over until they change nothing. */
export function runUntilStable(start: Draft, passes: readonly Pass[], context: Context): Passed {
  let passed: Passed = { draft: start, changes: [] };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { draft, changes } = runPasses(passed.draft, passes, context);
    passed = { draft, changes: [...passed.changes, ...changes] };
    if (changes.length === 0) break;
  }
  return passed;
}

/** Both lists are in document order. */
function collectChanges(pass: Pass, before: readonly Mark[], after: readonly Mark[], changes: Change[]): void {
  let index = 0;
  const drop = (until: number) => {
    for (let mark = before[index]; mark && mark.node < until; mark = before[++index]) {
      const reason = pass.places ?? pass.drops ?? pass.name;
      changes.push({ pass: pass.name, node: mark.node, isKept: pass.places !== undefined, reason });
    }
  };
  for (const { node } of after) {
    drop(node);
    if (before[index]?.node === node) index++;
    else changes.push({ pass: pass.name, node, isKept: true, reason: pass.adds ?? pass.name });
  }
  drop(Number.POSITIVE_INFINITY);
}
