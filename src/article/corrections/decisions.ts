/** Reduces corrections, in the order they were made, to the resulting decisions. */
import type { Correction, EditableField, GivenRole } from './types.ts';

/** The last decision on each node and field. */
export interface Decisions {
  readonly removed: ReadonlySet<number>;
  /** Restored or given a role: in the article, whatever the algorithm says. */
  readonly kept: ReadonlySet<number>;
  readonly roles: ReadonlyMap<number, GivenRole>;
  /** Element that holds the article, or null. */
  readonly container: number | null;
  readonly edits: ReadonlyMap<EditableField, string>;
  /** Reasons in plain words, for decisions that the user did not make on this page. */
  readonly reasons: ReadonlyMap<number, string>;
}

export function decide(corrections: readonly Correction[]): Decisions {
  const reasons = new Map<number, string>();
  const removed = new Set<number>();
  const kept = new Set<number>();
  const roles = new Map<number, GivenRole>();
  const edits = new Map<EditableField, string>();
  let container: number | null = null;
  for (const correction of corrections) {
    explain(reasons, correction);
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
        if (correction.kind === 'role') takePlace(correction.role, roles, edits);
        for (const node of correction.nodes) {
          removed.delete(node);
          kept.add(node);
          if (correction.kind === 'role') roles.set(node, correction.role);
        }
    }
  }
  return { removed, kept, roles, container, edits, reasons };
}

/** Records the reason of the latest correction for each node. */
function explain(reasons: Map<number, string>, correction: Correction): void {
  const { reason } = correction;
  for (const node of 'nodes' in correction ? correction.nodes : []) {
    if (reason === undefined) reasons.delete(node);
    else reasons.set(node, reason);
  }
}

/** Frees the headline or byline. There is only one of each, so text placed there earlier becomes body text again. */
function takePlace(role: GivenRole, roles: Map<number, GivenRole>, edits: Map<EditableField, string>): void {
  if (role !== 'headline' && role !== 'byline') return;
  edits.delete(role);
  for (const [node, given] of roles) if (given === role) roles.set(node, 'body');
}
