/** Effects that open, update and close the reader on the screen. */

import { isContextValid } from '../../platform/browser.ts';
import { reportOnce } from '../../platform/errors.ts';
import { intact } from '../../platform/unclobbered.ts';
import { setOwnKeys } from '../../platform/wording/own-keys.ts';
import { mountReader } from '../../reader/mount.ts';
import type { ReaderPort } from '../../reader/port.ts';
import type { TextPlace } from '../../reader/scroll/keep-place.ts';
import type { LazyScripts } from '../../reader/state/view.ts';
import { stage } from '../../shared/stage.ts';
import { withoutHash } from '../../shared/url.ts';
import { callBackgroundFromContent } from '../../store/messages/messenger.ts';
import { dropSnapshot, isClosedSince, noteClosed } from '../left.ts';
import { load } from '../load-script.ts';
import { giveWay } from '../orphans.ts';
import { placeInView, showOnPage } from '../page-place.ts';
import { liveReading } from '../reading.ts';
import type { EffectOf } from '../state/state.ts';
import { watchPage } from '../watch/watch-page.ts';
import { keepLastReading } from './last-reading.ts';
import { lazyParts, loadControls, loadFont, readerTools } from './later-scripts.ts';
import { closeReadings } from './page.ts';
import type { World } from './world.ts';

const LAZY: LazyScripts = { parts: lazyParts, loadControls, loadFont };

export function mount(world: World, { state }: EffectOf<'mount'>): void {
  if (isClosedSince(world.open())) {
    // The user has closed the first screen, or the reader that an earlier click opened. Acts as if the reader had opened
    // and closed, so that the toolbar button is updated and the reading is kept for the next click.
    world.dispatch({ type: 'mounted' });
    world.dispatch({ type: 'closed' });
    return;
  }
  const lifetime = new AbortController();
  dropSnapshot();
  takeKeys(world);
  const handle = stage('render', () => mountReader(world.document, state, portOf(world), LAZY));
  world.mounted = {
    handle,
    lifetime,
    isWorthLooking: false,
    readings: 0,
    isWaitedFor: false,
    nodes: [],
    areToolsAsked: false,
    tools: null,
    pressed: [],
  };
  const place = placeOnPage(world);
  if (place) handle.goTo(place);
  rememberNodes(world);
  giveWay(world.document, () => world.dispatch({ type: 'closed' }), lifetime.signal);
  watchPage(world, world.mounted);
  world.dispatch({ type: 'mounted' });
}

/** Makes the user's own keyboard shortcuts known to all of Lectern's scripts in the page. */
function takeKeys({ open }: World): void {
  const { settings } = open() ?? {};
  if (settings) setOwnKeys(settings);
}

/** Stores the page's DOM nodes by node id, to scroll the page to the user's place when the reader closes. */
function rememberNodes({ mounted, open }: World): void {
  const { reading } = open() ?? {};
  if (mounted && reading) mounted.nodes = liveReading(reading).nodes;
}

/** Returns the text to which the user had scrolled on the page, so that the reader opens there. */
function placeOnPage({ document, open }: World): TextPlace | null {
  const { reading, found } = open() ?? {};
  if (!reading?.page || !found) return null;
  return placeInView(reading.page, found.marks, intact(document).defaultView?.scrollY ?? 0);
}

export function update(world: World, { state, placeNow }: EffectOf<'update'>): void {
  const { mounted } = world;
  takeKeys(world);
  // No nodes: this is the first article of a slow page, and must go to the text to which the user had scrolled. Finds
  // that text before drawing, because afterwards the browser would have to lay out the whole reader first.
  const place = mounted?.nodes.length === 0 ? placeOnPage(world) : null;
  mounted?.handle.update(state, placeNow ?? undefined);
  if (place) mounted?.handle.goTo(place);
  rememberNodes(world);
  mounted?.tools?.update();
}

export function destroy(world: World, { open }: EffectOf<'destroy'>): void {
  const { mounted } = world;
  const place = mounted?.handle.place();
  world.mounted = null;
  mounted?.lifetime.abort();
  mounted?.handle.destroy();
  closeReadings(world);
  // Called after `handle.destroy`, because otherwise the removal of the reader's element would count as a page change.
  keepLastReading(world, open);
  // Scrolls the page to the text at which the user left the reader.
  if (place) showOnPage(mounted?.nodes[place.node]);
}

function portOf(world: World): ReaderPort {
  const { document, dispatch, exporter, open } = world;
  return {
    dispatch(event) {
      if (event.type === 'closed') noteClosed();
      dispatch(event.type === 'offer-accepted' ? { ...event, url: intact(document).URL } : event);
    },
    tools: readerTools(world),
    exports: {
      ...exporter,
      report: async (withText) => (await load('report')).saveReport(document, open(), withText),
      follow: (address) => open()?.settings.followLinks === true && followLink(document, address),
    },
  };
}

/**
 * Asks the background worker to open a link in the reader. If the worker cannot, for example because it has no
 * permission for the link's site, the page opens without the reader. Returns false and does nothing for a link that the
 * browser should follow itself: one to a part of this page, or one that is not http(s).
 */
function followLink(document: Document, address: string): boolean {
  const isHere = withoutHash(address) === withoutHash(intact(document).URL);
  if (isHere || !/^https?:/i.test(address) || !isContextValid()) return false;
  const plainly = () => intact(document).defaultView?.location.assign(address);
  callBackgroundFromContent('readLinkHere', { url: address }).then(
    ({ isOnItsWay }) => isOnItsWay || plainly(),
    (error: unknown) => {
      reportOnce('a link was not opened in the reader', error);
      plainly();
    },
  );
  return true;
}
