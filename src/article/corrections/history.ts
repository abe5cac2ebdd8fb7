import type { Correction, CorrectionHistory } from './types.ts';

export function correct({ done }: CorrectionHistory, correction: Correction): CorrectionHistory {
  return { done: [...done, correction], undone: [] };
}

export function undo(history: CorrectionHistory): CorrectionHistory {
  const last = history.done.at(-1);
  return last ? { done: history.done.slice(0, -1), undone: [last, ...history.undone] } : history;
}

export function redo(history: CorrectionHistory): CorrectionHistory {
  const [next, ...undone] = history.undone;
  return next ? { done: [...history.done, next], undone } : history;
}

/** Converts corrections to the node ids of a new snapshot of the page; `idNow` returns null for a node that is gone. */
export function moveHistory(history: CorrectionHistory, idNow: (node: number) => number | null): CorrectionHistory {
  return { done: moveCorrections(history.done, idNow), undone: moveCorrections(history.undone, idNow) };
}

export function moveCorrections(
  corrections: readonly Correction[],
  idNow: (node: number) => number | null,
): readonly Correction[] {
  return corrections.flatMap((correction): readonly Correction[] => {
    if (correction.kind === 'edit') return [correction];
    if (correction.kind === 'container') {
      const element = idNow(correction.element);
      return element === null ? [] : [{ ...correction, element }];
    }
    const nodes = correction.nodes.flatMap((node) => idNow(node) ?? []).sort((a, b) => a - b);
    return nodes.length === 0 ? [] : [{ ...correction, nodes }];
  });
}
