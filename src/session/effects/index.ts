/** Runs the effects that the session requests, and dispatches their outcomes as events. Makes no decisions. */
import { reportOnce } from '../../platform/errors.ts';
import { intact } from '../../platform/unclobbered.ts';
import { readSettings, readSettled } from '../../store/messages/settings-channel.ts';
import { neverReadHere, storeForSite, storeSettings, tellBackground } from '../background.ts';
import { load } from '../load-script.ts';
import { isQuickToRead } from '../readable.ts';
import { liveReading } from '../reading.ts';
import { readMemory } from '../recall.ts';
import type { Effect, EffectOf, SessionEvent } from '../state/state.ts';
import { correctionsOf, loadEnhancements } from './later-scripts.ts';
import { lookAtRouteLater, lookLater, prepareOther, press, read, show, waitForRest } from './page.ts';
import { destroy, mount, update } from './reader.ts';
import type { World } from './world.ts';

const RUN: { readonly [T in Effect['type']]: (world: World, effect: EffectOf<T>) => void } = {
  answer: (world, { request, reason }) => world.answer(request, reason),
  'tell-background': (_world, { event }) => tellBackground(event),
  'read-settings': ({ document, dispatch, fail }) =>
    void Promise.all([readSettings(), readMemory(intact(document).URL)]).then(
      ([settings, memory]) => dispatch({ type: 'settings-read', settings, memory }),
      fail,
    ),
  'never-read-here': neverReadHere,
  'choose-for-site': (world, { choices }) =>
    void storeForSite(choices, (sentence) => world.mounted?.handle.announce(sentence)),
  'store-settings': (world, effect) => void storeAndRead(world, effect),
  'load-algorithm': (world, effect) => void findFor(world, effect).then(() => tellLoaded(world, effect), world.fail),
  'read-page': read,
  show,
  mount,
  update,
  destroy,
  'load-enhancements': (world, { article }) =>
    tellLater(world, async () => ((await loadEnhancements(article)) ? { type: 'more-known' } : null)),
  'when-idle': waitForRest,
  'prepare-other': prepareOther,
  'find-other-pages': (world, { page, contentNumber }) =>
    tellLater(world, async () => {
      const { pages, chapters } = (await load('pages')).findOtherPages(page.snapshot);
      return pages || chapters ? { type: 'other-pages-found', pages, chapters, contentNumber } : null;
    }),
  'fetch-other-page': (world, { number, address }) =>
    tellLater(world, async (signal) => {
      const script = await load('pages').catch((error: unknown) =>
        reportOnce('another page could not be loaded', error),
      );
      return script?.fetchOtherPage(number, address, signal) ?? { type: 'other-page-failed', address };
    }),
  press,
  'look-later': lookLater,
  'look-at-route-later': lookAtRouteLater,
  'look-again-soon': ({ mounted }) => {
    if (mounted) mounted.isWorthLooking = true;
  },
};

export function runEffect(world: World, effect: Effect): void {
  (RUN[effect.type] as (world: World, effect: Effect) => void)(world, effect);
}

/** Gets an algorithm's result without corrections (the strictness slider needs it), then with all corrections. */
async function findFor(world: World, { algorithm }: EffectOf<'load-algorithm'>): Promise<void> {
  const open = world.open();
  if (!open?.reading) return;
  const reading = liveReading(open.reading);
  await reading.find(algorithm);
  await reading.find(algorithm, correctionsOf({ ...open, algorithm }));
}

function tellLoaded({ document, dispatch }: World, { algorithm, request }: EffectOf<'load-algorithm'>): void {
  const isReady = intact(document).readyState !== 'loading' && isQuickToRead(document);
  dispatch({ type: 'algorithm-loaded', algorithm, request, url: intact(document).URL, isReady });
}

async function storeAndRead(world: World, { change }: EffectOf<'store-settings'>): Promise<void> {
  const isKnown = await storeSettings(change, (sentence) => world.mounted?.handle.announce(sentence));
  const settings = isKnown ? await readSettled() : null;
  if (settings) world.dispatch({ type: 'settings-changed', settings });
}

/** Runs `work`, then dispatches the event that its promise resolves to, unless the reader has closed meanwhile. */
function tellLater({ mounted, dispatch }: World, work: (signal: AbortSignal) => Promise<SessionEvent | null>): void {
  if (!mounted) return;
  const { signal } = mounted.lifetime;
  work(signal)
    .then((event) => {
      if (event && !signal.aborted) dispatch(event);
    })
    .catch((error: unknown) => reportOnce('work for the open reader failed', error));
}
