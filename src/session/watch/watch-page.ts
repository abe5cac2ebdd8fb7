/** Dispatches events of the page and the browser to the session while a reader is open. */

import type { Mark } from '../../algorithms/types.ts';
import { intact, localNameOf, nodeTypeOf } from '../../platform/unclobbered.ts';
import { afterPaint } from '../../reader/overlay/after-paint.ts';
import { watchSettings } from '../../store/messages/settings-channel.ts';
import { isStoring, stopWaitingForAnswers } from '../background.ts';
import type { Mounted, World } from '../effects/world.ts';
import { isQuickToRead } from '../readable.ts';
import { liveReading } from '../reading.ts';
import type { LiveRows } from '../select-ranges.ts';
import type { EventOf } from '../state/events.ts';
import type { OpenReader } from '../state/state.ts';
import { onReturn, onRouteChange, whenLoaded, whenParsed } from './page-events.ts';
import { watchChanges } from './watch-changes.ts';

export function watchPage(world: World, mounted: Mounted): void {
  const { document, dispatch } = world;
  const { signal } = mounted.lifetime;
  watchSettings((settings) => isStoring() || dispatch({ type: 'settings-changed', settings }), signal);
  const onBack = () => {
    stopWaitingForAnswers();
    dispatch({ type: 'returned' });
  };
  onReturn(document, onBack, signal);
  afterPaint(
    document,
    () => dispatch({ type: 'painted', isParsed: intact(document).readyState !== 'loading' }),
    signal,
  );
  onRouteChange(document, () => dispatch({ type: 'route-changed' }), signal);
  whenParsed(document, () => dispatch({ type: 'more-arrived' }), signal);
  whenLoaded(document, () => dispatch({ type: 'more-arrived' }), signal);
  watchChanges(document, { root: () => rootOf(world.open()), look: () => lookAtPage(world, mounted) }, signal);
}

/** Reads the page again. Resolves to true if the reading found anything new. */
export async function lookAtPage(world: World, mounted: Mounted): Promise<boolean> {
  mounted.isWorthLooking = false;
  world.dispatch(pageChanged(world));
  await world.reading;
  return mounted.isWorthLooking;
}

export function pageChanged({ document, mounted }: World): EventOf<'page-changed'> {
  const isSelecting = mounted?.handle.isSelecting ?? false;
  return { type: 'page-changed', url: intact(document).URL, isQuick: isQuickToRead(document), isSelecting };
}

/** Cache of the elements to watch, by the marks (kept text nodes) of the shown article. */
const roots = new WeakMap<object, Element | null>();

/** Returns the element to watch ({@link keptElement}). Computes it only once for each result of an algorithm. */
function rootOf(open: OpenReader | null): Element | null {
  if (!open?.reading || !open.found) return null;
  const { page, nodes } = liveReading(open.reading);
  const { marks } = open.found;
  const known = roots.get(marks);
  if (known !== undefined || !page) return known ?? null;
  const root = keptElement({ page, nodes }, marks);
  roots.set(marks, root);
  return root;
}

/** The parent of the smallest element with all kept text, so that new siblings of that element are noticed too. */
export function keptElement({ page, nodes: live }: LiveRows, marks: readonly Mark[]): Element | null {
  const last = marks.at(-1)?.node ?? -1;
  let id = marks[0]?.node ?? -1;
  while (id >= 0 && page.endOf(id) <= last) id = page.parentOf(id);
  const element = asElement(live[page.parentOf(id)]) ?? asElement(live[id]);
  return element && /^(?:body|html)$/.test(localNameOf(element)) ? (asElement(live[id]) ?? element) : element;
}

function asElement(node: Node | undefined): Element | null {
  return node && nodeTypeOf(node) === 1 ? (node as Element) : null;
}
