/** The script that the library runs in a page. It takes a snapshot of the document without changing it. */
import { takeSnapshot } from '../page/snapshot/take.ts';
import { intact } from '../platform/unclobbered.ts';
import { whyUnreadable } from '../session/readable.ts';
import { hasMovedOn } from '../store/messages/click.ts';
import type { TakenPage, UnreadableReason } from './types.ts';

/**
 * Takes a snapshot and returns it as the JSON of a {@link TakenPage}. `closedRoots` come from the DevTools protocol,
 * because scripts cannot find closed shadow roots. `selector`: '' for the whole page.
 */
export function take(closedRoots: readonly ShadowRoot[] = [], selector = ''): string {
  const rootOf = new Map(closedRoots.map((root) => [root.host, root]));
  const shadowRootOf = (element: Element) => element.shadowRoot ?? rootOf.get(element) ?? null;
  const { snapshot, nodes } = takeSnapshot(document, { shadowRootOf });
  const unreadable = whyUnreadable(document) as UnreadableReason | null;
  const page: TakenPage = { snapshot, hasMoved: hasMovedOn(), unreadable };
  return JSON.stringify(selector === '' ? page : { ...page, selected: rowOf(nodes, selector) });
}

/** Returns the index in `nodes` of the first matching element, or null. Throws SyntaxError for an invalid selector. */
function rowOf(nodes: readonly Node[], selector: string): number | null {
  const element = intact(document).querySelector(selector);
  const row = element ? nodes.indexOf(element) : -1;
  return row < 0 ? null : row;
}
