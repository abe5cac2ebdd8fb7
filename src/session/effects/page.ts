/** Effects that read the page, show the resulting article, and act on the page. */

import type { Engine } from '../../engine/types.ts';
import type { LivePage } from '../../page/snapshot/take.ts';
import { isContextValid } from '../../platform/browser.ts';
import { reportOnce } from '../../platform/errors.ts';
import { intact } from '../../platform/unclobbered.ts';
import { isFirstScreenPainted, removeFirstScreen } from '../../reader/first-screen/painted.ts';
import { readerHosts } from '../../reader/overlay/create-overlay.ts';
import { take } from '../../shared/exchange.ts';
import { letOthers } from '../../shared/let-others.ts';
import { stage, stageOf } from '../../shared/stage.ts';
import { clickLeft, hasMovedOn } from '../../store/messages/click.ts';
import { callBackgroundFromContent } from '../../store/messages/messenger.ts';
import { provided } from '../lazy-script.ts';
import { dropSnapshot, EARLY_SNAPSHOT, type EarlySnapshot, isClosedSince } from '../left.ts';
import { load } from '../load-script.ts';
import { isQuickToRead } from '../readable.ts';
import { CLASSICS, createReading, type LiveReading, liveReading, type ReadingSource, unreadable } from '../reading.ts';
import { recall } from '../recall.ts';
import type { EffectOf, EventOf, OpenReader, ReadPlan } from '../state/state.ts';
import { later, pageChanged, whenIdle } from '../watch/watch-page.ts';
import { takeLastReading } from './last-reading.ts';
import { correctionsOf, openTools, wholeArticle } from './later-scripts.ts';
import type { World } from './world.ts';

export function read(world: World, { plan }: EffectOf<'read-page'>): void {
  const last = takeLastReading(world, plan);
  if (last) {
    world.reading = readAgain(world, plan, last).catch(world.fail);
    return;
  }
  const early = take(EARLY_SNAPSHOT);
  const isUsed = early && isAbout(early, world, plan);
  if (early && !isUsed) dropSnapshot(early);
  // The first screen (the beginning of the article, painted over the page) must not become part of the new snapshot.
  if (!isUsed) removeFirstScreen();
  world.reading = (isUsed ? readEarly(world, plan, early) : readNow(world, plan)).catch(world.fail);
}

/** Shows the article of the closed reader again, because the page seems unchanged. Soon checks whether that is true. */
async function readAgain(world: World, plan: ReadPlan, last: LiveReading): Promise<void> {
  last.reopen();
  world.readings.add(last);
  // Waits until the current event has been handled. Otherwise, `dispatch` would only queue its event, `last` would not be
  // shown yet, and `tellRead` closes readings that are not shown.
  await Promise.resolve();
  tellRead(world, plan, last);
  // Checks again, because the observer misses changes of styles, and changes inside a frame or shadow tree.
  lookLater(world, { type: 'look-later', after: [DRAWN_AFTER] });
}

function isAbout({ live }: EarlySnapshot, { document, open }: World, plan: ReadPlan): boolean {
  if (plan.purpose !== 'open' || plan.outdated !== null) return false;
  // If a first screen is painted, it shows this snapshot's article, so the snapshot is used despite a new address.
  return isFirstScreenPainted() || isClosedSince(open()) || live.snapshot.url === intact(document).URL;
}

/** Time until the reader is on the screen (ms). The page is not checked for changes before that. */
const DRAWN_AFTER = 300;

async function readEarly(world: World, plan: ReadPlan, early: EarlySnapshot): Promise<void> {
  const { live, hasMoved, changes } = early;
  const opening = Promise.resolve(early.reading);
  const reading = readingFor(world, plan, { taken: live, snapshot: live.snapshot, hasMoved, isLarge: false, opening });
  world.readings.add(reading);
  await stageOf('reading elsewhere', () => reading.find(plan.algorithm));
  const hasChanged = changes.end();
  tellRead(world, plan, reading);
  if (hasChanged) lookLater(world, { type: 'look-later', after: [DRAWN_AFTER] });
}

/**
 * Reads the page. If several readings overlap, only the one that began last is shown. A check for changes is postponed
 * while the user waits for another reading.
 */
async function readNow(world: World, plan: ReadPlan): Promise<void> {
  const { mounted } = world;
  // After the extension was removed or updated, the page cannot be read again, and the reader keeps its article.
  if (plan.purpose !== 'open' && !isContextValid()) return;
  if (!mounted) return takeAndRead(world, plan, () => true);
  if (plan.purpose === 'look' && mounted.isWaitedFor) {
    lookLater(world, { type: 'look-later', after: [DRAWN_AFTER] });
    return;
  }
  const number = ++mounted.readings;
  const isLast = () => mounted.readings === number;
  mounted.isWaitedFor = plan.purpose !== 'look';
  try {
    await takeAndRead(world, plan, () => !mounted.lifetime.signal.aborted && isLast());
  } finally {
    if (isLast()) mounted.isWaitedFor = false;
  }
}

/** Reads the page. If it is large and a reader is open, takes the snapshot with pauses, in which Esc can stop it. */
async function takeAndRead(world: World, plan: ReadPlan, isWanted: () => boolean): Promise<void> {
  const { document, mounted } = world;
  const isLarge = !isQuickToRead(document);
  const pause = async () => {
    await letOthers();
    return isWanted();
  };
  const taken = (isLarge && mounted && (await takeLarge(document, pause))) || (await takePage(document));
  if (taken === 'stopped' || !isWanted()) return;
  const reading = taken ? await openedReading(world, plan, taken, isLarge) : unreadable(document);
  // Adds the reading before the algorithm runs, so that `closeReadings` finds it if the reader closes meanwhile.
  world.readings.add(reading);
  await reading.find(plan.algorithm);
  if (isWanted()) tellRead(world, plan, reading);
  else closeReading(world, reading);
}

async function openedReading(world: World, plan: ReadPlan, taken: LivePage, isLarge: boolean): Promise<LiveReading> {
  const { outdated, algorithm } = plan;
  const hasMoved = hasMovedOn();
  const snapshot = outdated ? (await load('pages')).withoutOutdated(taken.snapshot, outdated) : taken.snapshot;
  const opening = chooseEngine(isLarge).then((engine) => engine.open(snapshot, { hasMoved, algorithm }));
  // Prevents an unhandled rejection; `find` (`reading.ts`) reports the error.
  opening.catch(() => {});
  return readingFor(world, plan, { taken, snapshot, hasMoved, isLarge, opening });
}

type Opened = Pick<ReadingSource, 'taken' | 'snapshot' | 'hasMoved' | 'isLarge' | 'opening'>;

function readingFor({ document }: World, { ranges }: ReadPlan, opened: Opened): LiveReading {
  const engines = { chooseEngine: () => chooseEngine(opened.isLarge), ownEngine };
  return createReading({ ...opened, ...engines, document, ranges: ranges as readonly Range[] });
}

const takeLarge = async (document: Document, pause: () => Promise<boolean>) =>
  (await load('large')).takePageInPieces(document, readerHosts, pause);

function tellRead(world: World, plan: ReadPlan, reading: LiveReading): void {
  const { document, dispatch } = world;
  const finding = reading.known(plan.algorithm);
  if (!finding) return;
  const found = reading.shown(plan.algorithm, finding, plan.comments);
  dispatch({ type: 'page-read', plan, reading, found, isQuick: isQuickToRead(document) });
  closeReadings(world);
  // If a check for changes has found nothing new, its reading is not shown and no longer needed.
  if (world.open()?.reading !== reading) closeReading(world, reading);
}

/** Lets the engine forget all readings that are older than the shown one; all readings if none is shown. */
export function closeReadings(world: World): void {
  const shown = world.open()?.reading;
  for (const reading of world.readings) {
    if (reading === shown) return;
    closeReading(world, reading);
  }
}

function closeReading({ readings }: World, reading: LiveReading): void {
  reading.close();
  readings.delete(reading);
}

/**
 * Shows an algorithm's article, after waiting for it if necessary, with the corrections and choices that the user has
 * made by then. If several calls wait, only the last one shows its article.
 */
export function show(world: World, { placeNow }: Pick<EffectOf<'show'>, 'placeNow'>): void {
  const open = world.open();
  if (!open?.reading) return;
  const turn = ++world.shows;
  world.isShowing = true;
  const before = world.placeNow;
  const place = before && placeNow ? (id: number) => placeNow(before(id)) : (placeNow ?? before);
  world.placeNow = place;
  const reading = liveReading(open.reading);
  const shown = articleToShow(world, open, reading);
  if (shown instanceof Promise) {
    const again = () => {
      if (world.shows === turn && world.open()?.reading === reading) show(world, { placeNow: null });
    };
    void shown.then(again).catch((error: unknown) => {
      world.isShowing = false;
      world.fail(error);
    });
    return;
  }
  world.placeNow = null;
  world.isShowing = false;
  world.dispatch({ type: 'shown', ...shown, placeNow: place });
}

type Shown = Omit<EventOf<'shown'>, 'type' | 'placeNow'>;

/** Returns what the reader shows now; a promise if the engine must first answer. */
function articleToShow(world: World, open: OpenReader, reading: LiveReading): Shown | Promise<unknown> {
  const { algorithm, comments } = open;
  if (!reading.known(algorithm)) return reading.find(algorithm);
  const work = recall(open, reading, provided('tools')?.moveWork(open.work, reading.nodes) ?? open.work);
  const corrections = correctionsOf({ ...open, work });
  const finding = reading.known(algorithm, corrections);
  if (!finding) return reading.find(algorithm, corrections);
  const found = reading.shown(algorithm, finding, comments);
  const article = wholeArticle(world, open, found.article);
  const drawn = provided('tools')?.decorate(world, { ...open, article, work }) ?? article;
  return drawn instanceof Promise ? drawn : { found, article, drawn, work };
}

export function waitForRest({ dispatch, mounted }: World, { task }: EffectOf<'when-idle'>): void {
  if (mounted) whenIdle(() => dispatch({ type: 'idle', task }), mounted.lifetime.signal);
}

/**
 * Prepares work while the browser is idle. The first call loads the tools. Each later call runs one algorithm that has
 * not run yet, so that switching and comparing are quick later. Skips algorithms that need data files.
 */
export function prepareOther(world: World): void {
  const { mounted, dispatch } = world;
  const open = world.open();
  if (!mounted || !open?.reading) return;
  if (!mounted.areToolsAsked) {
    mounted.areToolsAsked = true;
    void openTools(world).then(() => waitForRest(world, { type: 'when-idle', task: 'prepare-other' }));
    return;
  }
  const reading = liveReading(open.reading);
  const next = CLASSICS.find((id) => !reading.compared.has(id));
  if (next === undefined) {
    dispatch({ type: 'more-known' });
    return;
  }
  reading
    .compare(next)
    .then(() => {
      const finding = reading.known(open.algorithm, correctionsOf(open));
      if (finding) dispatch({ type: 'other-prepared', found: reading.shown(open.algorithm, finding, open.comments) });
    })
    .catch((error: unknown) => reportOnce('an algorithm could not be prepared', error));
}

export function press(_world: World, { reading, node }: EffectOf<'press'>): void {
  const button = liveReading(reading).nodes[node];
  if (button && 'click' in button) (button as HTMLElement).click();
}

export function lookLater(world: World, { after }: EffectOf<'look-later'>): void {
  const { mounted, dispatch } = world;
  if (mounted) later(after, () => dispatch(pageChanged(world)), mounted.lifetime.signal);
}

export function lookAtRouteLater(world: World, { after, number }: EffectOf<'look-at-route-later'>): void {
  const { mounted, dispatch, document } = world;
  const look = () => {
    const isSelectionThere = areStillThere((world.open()?.ranges ?? []) as readonly Range[]);
    dispatch({ type: 'route-settled', number, url: intact(document).URL, isSelectionThere });
  };
  if (mounted) later(after, look, mounted.lifetime.signal);
}

/** Returns whether the selected text is still in the page: browsers empty a range when its nodes are removed. */
function areStillThere(ranges: readonly Range[]): boolean {
  return ranges.length > 0 && ranges.every(({ startContainer, collapsed }) => startContainer.isConnected && !collapsed);
}

/** Takes a snapshot of the page; null if that fails. A failure is always a bug in Lectern, so it is reported. */
async function takePage(document: Document): Promise<LivePage | null> {
  try {
    const { take } = await load('snapshot');
    return stage('snapshot', () => take(document, readerHosts));
  } catch (error) {
    reportOnce('the page could not be read', error);
    return null;
  }
}

export const ownEngine = async (): Promise<Engine> => (await load('engine')).engine;

/**
 * Chooses the engine (the code that turns a page into an article): one that is already in the page, unless the page is
 * so large that it would block; or else the warm engine, outside the page; or else injects one.
 */
export async function chooseEngine(isLarge: boolean): Promise<Engine> {
  if (!isLarge && provided('engine')) return ownEngine();
  const isWarm = isLarge ? await canOpenWarm() : clickLeft()?.isEngineWarm;
  return isWarm ? (await load(isLarge ? 'large' : 'snapshot')).remoteEngine : ownEngine();
}

const canOpenWarm = () =>
  callBackgroundFromContent('openEnginePage').then(
    () => true,
    () => false,
  );
