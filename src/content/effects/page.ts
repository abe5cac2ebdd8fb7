/** What is read of the page, made of it, and done to it. */
import { intact } from '../../dom/unclobbered.ts';
import type { EffectOf } from '../../session/effects.ts';
import type { IdleTask } from '../../session/events.ts';
import type { ReadPlan } from '../../session/state.ts';
import { provided } from '../lazy-script.ts';
import { areStillThere } from '../page-selection.ts';
import { isQuickToRead, type LiveReading, liveReading, readPage, readPageInPieces } from '../reading.ts';
import { recall } from '../recall.ts';
import { classics, loadClassics } from '../run-algorithm.ts';
import { later, whenIdle } from '../watch/page-events.ts';
import { pageChanged } from '../watch/watch-page.ts';
import { correctionsOf, decorated, explanationOf, openWorkbench, wholeArticle } from './workbench.ts';
import type { World } from './world.ts';

/** A large page is read in pieces under the open reader, of which Esc stops it; another reading takes its place. */
export function read(world: World, { plan }: EffectOf<'read-page'>): void {
  const { document, mounted } = world;
  const options = { ranges: plan.ranges as readonly Range[], outdated: plan.outdated, algorithm: plan.algorithm };
  if (!mounted || isQuickToRead(document)) {
    tellRead(world, plan, readPage(document, options));
    return;
  }
  const number = ++mounted.readings;
  const isWanted = () => !mounted.lifetime.signal.aborted && mounted.readings === number;
  const pause = async () => {
    await letOthers();
    return isWanted();
  };
  void readPageInPieces(document, options, pause).then(
    (reading) => reading && isWanted() && tellRead(world, plan, reading),
    world.fail,
  );
}

/** Firefox got it later than we need it. */
const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/** Input and painting come first, then we go on, and then come the page's own tasks: it stands under the reader. */
function letOthers(): Promise<void> {
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}

function tellRead({ document, dispatch }: World, plan: ReadPlan, reading: LiveReading): void {
  const found = reading.show(plan.algorithm, plan.comments);
  dispatch({ type: 'page-read', plan, reading, found, isQuick: isQuickToRead(document) });
}

export function show({ dispatch }: World, { open, placeNow }: EffectOf<'show'>): void {
  const { algorithm, comments, isExplaining } = open;
  const reading = liveReading(open.reading);
  const work = recall(open, reading, provided('workbench')?.moveWork(open.work, reading.nodes) ?? open.work);
  const found = reading.show(algorithm, comments, correctionsOf({ ...open, work }));
  const article = wholeArticle(open, found.article);
  const explanation = isExplaining ? explanationOf({ ...open, work }) : null;
  const drawn = decorated({ ...open, article, work, explanation });
  dispatch({ type: 'shown', found, article, drawn, explanation, work, placeNow });
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
  if (world.mounted && !world.mounted.isBenchAsked) {
    world.mounted.isBenchAsked = true;
    void openWorkbench(world).then(() => again(true));
  } else if (classics().length === 0) {
    void loadClassics().then(again);
  } else {
    prepareFor(world, open, () => again(true));
  }
}

function prepareFor({ dispatch }: World, open: EffectOf<'prepare-other'>['open'], goOn: () => void): void {
  const reading = liveReading(open.reading);
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
