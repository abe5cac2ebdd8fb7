/** Corrections in the order in which they were made → what they come to. */
import type { Correction, EditableField, GivenRole, Recalled } from './types.ts';

/** What was decided last about each node and field. */
export interface Decisions {
  readonly removed: ReadonlySet<number>;
  /** Put back, or given a role: it stands in the article whatever an algorithm says. */
  readonly kept: ReadonlySet<number>;
  readonly roles: ReadonlyMap<number, GivenRole>;
  /** Element that holds the article, or null. */
  readonly container: number | null;
  readonly edits: ReadonlyMap<EditableField, string>;
  /** Why, in plain words, where that is not the user's decision on this page. */
  readonly reasons: ReadonlyMap<number, string>;
}

/** @param recalled decided before all others */
export function decide(corrections: readonly Correction[], recalled: readonly Recalled[] = []): Decisions {
  const reasons = new Map(
    recalled.flatMap(({ correction, reason }) => nodesOf(correction).map((node) => [node, reason] as const)),
  );
  const removed = new Set<number>();
  const kept = new Set<number>();
  const roles = new Map<number, GivenRole>();
  const edits = new Map<EditableField, string>();
  let container: number | null = null;
  for (const correction of [...recalled.map((one) => one.correction), ...corrections]) {
    switch (correction.kind) {
      case 'edit':
        edits.set(correction.field, correction.text);
        break;
      case 'container':
        container = correction.element;
        break;
      case 'remove':
        for (const node of correction.nodes) {
          removed.add(node);
          kept.delete(node);
          roles.delete(node);
        }
        break;
      default:
        for (const node of correction.nodes) {
          removed.delete(node);
          kept.add(node);
          if (correction.kind === 'role') roles.set(node, correction.role);
        }
    }
  }
  for (const node of corrections.flatMap(nodesOf)) reasons.delete(node);
  return { removed, kept, roles, container, edits, reasons };
}

function nodesOf(correction: Correction): readonly number[] {
  return 'nodes' in correction ? correction.nodes : [];
}
