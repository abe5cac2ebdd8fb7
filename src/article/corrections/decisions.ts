/** Corrections in the order in which they were made → what they come to. */
import type { Correction, EditableField, GivenRole } from './types.ts';

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

/** The last word on a node has its reason. */
function explain(reasons: Map<number, string>, correction: Correction): void {
  const { reason } = correction;
  for (const node of 'nodes' in correction ? correction.nodes : []) {
    if (reason === undefined) reasons.delete(node);
    else reasons.set(node, reason);
  }
}

/** There is one headline, and one line of authors: what stood there by an earlier decision is text again. */
function takePlace(role: GivenRole, roles: Map<number, GivenRole>, edits: Map<EditableField, string>): void {
  if (role !== 'headline' && role !== 'byline') return;
  edits.delete(role);
  for (const [node, given] of roles) if (given === role) roles.set(node, 'body');
}
