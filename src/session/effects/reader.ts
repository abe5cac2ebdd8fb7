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
import { readerState } from '../state/reader-state.ts';
import type { EffectOf, OpenReader } from '../state/state.ts';
import { watchPage } from '../watch/watch-page.ts';
import { keepLastReading } from './last-reading.ts';
import { lazyParts, loadControls, loadFont, readerTools } from './later-scripts.ts';
import { closeReadings } from './page.ts';
import type { World } from './world.ts';

const LAZY: LazyScripts = { parts: lazyParts, loadControls, loadFont };

export function mount(world: World): void {
  const open = world.open();
  if (!open) return;
  if (isClosedSince(open)) {
    // The user has closed the first screen, or the reader that an earlier click opened. Acts as if the reader had opened
    // and closed, so that the toolbar button is updated and the reading is kept for the next click.
    world.dispatch({ type: 'mounted' });
    world.dispatch({ type: 'closed' });
    return;
  }
  const lifetime = new AbortController();
  dropSnapshot();
  setOwnKeys(open.settings);
  const handle = stage('render', () => mountReader(world.document, readerState(open), portOf(world), LAZY));
  world.mounted = {
    handle,
    lifetime,
    isWorthLooking: false,
    readings: 0,
    isWaitedFor: false,
    nodes: nodesOf(open),
    areToolsAsked: false,
    tools: null,
    pressed: [],
  };
  const place = placeOnPage(world.document, open);
  if (place) handle.goTo(place);
  giveWay(world.document, () => world.dispatch({ type: 'closed' }), lifetime.signal);
  watchPage(world, world.mounted);
  world.dispatch({ type: 'mounted' });
}

const nodesOf = ({ reading }: OpenReader) => (reading ? liveReading(reading).nodes : []);

/** Returns the text to which the user had scrolled on the page, so that the reader opens there. */
function placeOnPage(document: Document, { reading, found }: OpenReader): TextPlace | null {
  if (!reading?.page || !found) return null;
  return placeInView(reading.page, found.marks, intact(document).defaultView?.scrollY ?? 0);
}

export function update(world: World, { placeNow }: EffectOf<'update'>): void {
  const { mounted } = world;
  const open = world.open();
  if (!mounted || !open) return;
  setOwnKeys(open.settings);
  // No nodes: this is the first article of a slow page, and must go to the text to which the user had scrolled. Finds
  // that text before drawing, because afterwards the browser would have to lay out the whole reader first.
  const place = mounted.nodes.length === 0 ? placeOnPage(world.document, open) : null;
  mounted.handle.update(readerState(open), placeNow ?? undefined);
  if (place) mounted.handle.goTo(place);
  mounted.nodes = nodesOf(open);
  mounted.tools?.update();
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
