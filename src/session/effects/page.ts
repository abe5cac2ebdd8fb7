/** What is read of the page, made of it, and done to it. */

import type { ReadThere } from '../../engine/room/request.ts';
import type { LivePage } from '../../page/snapshot/take.ts';
import { intact } from '../../platform/unclobbered.ts';
import { readerHosts } from '../../reader/overlay/reader-hosts.ts';
import { stageOf } from '../../shared/stage.ts';
import { type Ahead, takeAhead } from '../ahead/left.ts';
import { provided } from '../lazy-script.ts';
import { letOthers, withPauses } from '../let-others.ts';
import { type LiveReading, liveReading } from '../live-reading.ts';
import { classics, isAwaited, loadAlgorithm, loadClassics } from '../load-algorithm.ts';
import { areStillThere } from '../page-selection.ts';
import { isQuickToRead } from '../readable.ts';
import { readingFromThere, unreadable } from '../reading-from-there.ts';
import { recall } from '../recall.ts';
import type { EffectOf } from '../state/effects.ts';
import type { IdleTask } from '../state/events.ts';
import type { ReadPlan } from '../state/state.ts';
import { later, whenIdle } from '../watch/page-events.ts';
import { pageChanged } from '../watch/watch-page.ts';
import { correctionsOf, decorated, openTools, wholeArticle } from './tools.ts';
import type { World } from './world.ts';

/**
 * Where the page is being read ahead, in the reading room, its answer is waited for, which is on its way; else it is read here,
 * once the code has come that reads it.
 */
export function read(world: World, { plan }: EffectOf<'read-page'>): void {
  const ahead = takeAhead();
  if (ahead && isAbout(ahead, world, plan)) void readAhead(world, plan, ahead);
  else if (isAwaited(plan.algorithm)) void readWhenLoaded(world, plan);
  else readHere(world, plan);
}

/** @param taken of the page, which still looks like that */
async function readWhenLoaded(world: World, plan: ReadPlan, taken: LivePage | null = null): Promise<void> {
  await loadAlgorithm(plan.algorithm);
  readHere(world, plan, taken);
}

/** What is remembered of a site is done in the page. */
function isAbout({ live }: Ahead, { document, open }: World, plan: ReadPlan): boolean {
  const isFirst = plan.purpose === 'open' && plan.outdated === null;
  return isFirst && plan.unlessSame === null && !open()?.memory && live.snapshot.url === intact(document).URL;
}

/** The room reads a page in a few hundredths of a second; where it takes this long (ms), the page gets the code to read itself. */
const ROOM_TIMEOUT = 2000;

/** What the room found; null where it found nothing, or the code that reads here was there before its answer. */
async function firstAnswer(answer: Ahead['answer'], algorithm: string): Promise<ReadThere | null> {
  const sure = answer.catch(() => null);
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), ROOM_TIMEOUT));
  const first = await Promise.race([sure, late]);
  // on a busy machine its answer may still come before the code
  return first === 'late' ? Promise.race([sure, loadAlgorithm(algorithm).then(() => null)]) : first;
}

async function readAhead(world: World, plan: ReadPlan, { live, answer, changes }: Ahead): Promise<void> {
  const there = await stageOf('reading elsewhere', () => firstAnswer(answer, plan.algorithm));
  const hasChanged = changes.takeRecords().length > 0;
  changes.disconnect();
  if (there?.algorithm !== plan.algorithm) return readWhenLoaded(world, plan, hasChanged ? null : live);
  tellRead(world, plan, readingFromThere(world.document, live, there, plan.ranges as readonly Range[]));
  if (hasChanged) lookLater(world, { type: 'look-later', after: [DRAWN_AFTER] });
}

/** When the reader is on the screen (ms), and what changed of the page while it was read is looked at. */
const DRAWN_AFTER = 300;

/** A large page is read in pieces under the open reader, of which Esc stops it; another reading takes its place. */
function readHere(world: World, plan: ReadPlan, taken: LivePage | null = null): void {
  const { document, mounted } = world;
  const engine = provided('engine');
  if (!engine) {
    tellRead(world, plan, unreadable(document));
    return;
  }
  const { outdated, algorithm } = plan;
  const last = mayBeAsBefore(plan) ? world.last : null;
  const options = { ranges: plan.ranges as readonly Range[], outdated, algorithm, ignore: readerHosts, last };
  if (taken) {
    const reading = engine.readingOf(document, taken, options, null);
    if (taken.nodes.length > MANY_NODES) prepareInPieces(world, plan, reading).catch(world.fail);
    else tellRead(world, plan, reading);
    return;
  }
  if (!mounted || isQuickToRead(document)) {
    tellRead(world, plan, engine.readPage(document, options));
    return;
  }
  const number = ++mounted.readings;
  const isWanted = () => !mounted.lifetime.signal.aborted && mounted.readings === number;
  const pause = async () => {
    await letOthers();
    return isWanted();
  };
  void engine
    .readPageInPieces(document, options, pause)
    .then((reading) => reading && isWanted() && tellRead(world, plan, reading), world.fail);
}

/** The algorithm and the article of so many nodes take the page's time for a fifth of a second and more. */
const MANY_NODES = 5000;

/** Where no reader stands yet that could be closed: whoever wants it no longer closes it when it is there. */
async function prepareInPieces(world: World, plan: ReadPlan, reading: LiveReading): Promise<void> {
  await withPauses(reading.prepare(plan.algorithm));
  tellRead(world, plan, reading);
}

/** Another reading is asked for because the page has changed, or something was selected on it. */
const mayBeAsBefore = ({ purpose, ranges, outdated }: ReadPlan) =>
  purpose === 'open' && ranges.length === 0 && outdated === null;

function tellRead(world: World, plan: ReadPlan, reading: LiveReading): void {
  const { document, dispatch } = world;
  const isQuick = isQuickToRead(document);
  // a large page is read in pieces each time: its nodes are not held for nobody
  if (mayBeAsBefore(plan) && isQuick) world.last = reading;
  const found = reading.show(plan.algorithm, plan.comments);
  dispatch({ type: 'page-read', plan, reading, found, isQuick });
}

export function show({ dispatch }: World, { open, placeNow }: EffectOf<'show'>): void {
  const { algorithm, comments } = open;
  const reading = liveReading(open.reading);
  const work = recall(open, reading, provided('tools')?.moveWork(open.work, reading.nodes) ?? open.work);
  const found = reading.show(algorithm, comments, correctionsOf({ ...open, work }));
  const article = wholeArticle(open, found.article);
  const drawn = decorated({ ...open, article, work });
  dispatch({ type: 'shown', found, article, drawn, work, placeNow });
}

export function waitForRest({ dispatch, mounted }: World, { task }: EffectOf<'when-idle'>): void {
  if (mounted) whenIdle(() => dispatch({ type: 'idle', task }), mounted.lifetime.signal);
}

const PREPARE: IdleTask = 'prepare-other';

/**
 * Gets what works on an article, and runs one of the other algorithms, so that switching shows what is already there: cold code on a page of a megabyte
 * takes longer than the tenth of a second that a switch may take.
 */
export function prepareOther(world: World, { open }: EffectOf<'prepare-other'>): void {
  const again = (areThere: boolean) => areThere && waitForRest(world, { type: 'when-idle', task: PREPARE });
  if (!provided('engine')) {
    void loadAlgorithm(open.algorithm).then(() => again(provided('engine') !== undefined));
  } else if (world.mounted && !world.mounted.isBenchAsked) {
    world.mounted.isBenchAsked = true;
    void openTools(world).then(() => again(true));
  } else if (classics().length === 0) {
    void loadClassics().then(again);
  } else {
    prepareFor(world, open, () => again(true));
  }
}

function prepareFor({ dispatch }: World, open: EffectOf<'prepare-other'>['open'], goOn: () => void): void {
  const reading = liveReading(open.reading);
  const asking = reading.askOthers();
  if (asking) {
    void asking.then(goOn);
    return;
  }
  const prepared = reading.prepareNext();
  if (prepared === 'half') goOn();
  else if (prepared === 'all') dispatch({ type: 'others-prepared' });
  else {
    const found = reading.show(open.algorithm, open.comments, correctionsOf(open));
    dispatch({ type: 'other-prepared', found });
  }
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
