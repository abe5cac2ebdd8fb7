/** Reduces the user's corrections to those in force: the last one for each node or field. */
import type { Correction, EditableField, GivenRole } from './types.ts';

export interface Decisions {
  readonly removed: ReadonlySet<number>;
  /** Nodes that were put back or given a role: they are in the article even if the algorithm left them out. */
  readonly kept: ReadonlySet<number>;
  readonly roles: ReadonlyMap<number, GivenRole>;
  /** The element that the user chose as the article; null if the user chose none. */
  readonly container: number | null;
  readonly edits: ReadonlyMap<EditableField, string>;
  /** By node: the reason of a correction remembered from another page of the site ("as you asked on 3 May"). */
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

function explain(reasons: Map<number, string>, correction: Correction): void {
  const { reason } = correction;
  for (const node of 'nodes' in correction ? correction.nodes : []) {
    if (reason === undefined) reasons.delete(node);
    else reasons.set(node, reason);
  }
}

/** Turns the text that was the headline or byline before into body text, because an article has only one of each. */
function takePlace(role: GivenRole, roles: Map<number, GivenRole>, edits: Map<EditableField, string>): void {
  if (role !== 'headline' && role !== 'byline') return;
  edits.delete(role);
  for (const [node, given] of roles) if (given === role) roles.set(node, 'body');
}
