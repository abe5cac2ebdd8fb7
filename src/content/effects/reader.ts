/** The reader on the screen. */
import { intact } from '../../dom/unclobbered.ts';
import type { ReaderActions } from '../../reader/actions.ts';
import { mountReader } from '../../reader/mount.ts';
import type { EffectOf } from '../../session/effects.ts';
import { stage } from '../../shared/stage.ts';
import { highlighter } from '../enhancements.ts';
import { giveWay } from '../orphans.ts';
import { saveReport } from '../report/save-report.ts';
import { watchPage } from '../watch/watch-page.ts';
import type { World } from './world.ts';

export function mount(world: World, { state }: EffectOf<'mount'>): void {
  const lifetime = new AbortController();
  const shown = { ...state, highlight: highlighter() };
  const handle = stage('render', () => mountReader(world.document, shown, actions(world)));
  world.mounted = { handle, lifetime, isWorthLooking: false, readings: 0 };
  giveWay(world.document, () => world.dispatch({ type: 'closed' }), lifetime.signal);
  watchPage(world, world.mounted);
  world.dispatch({ type: 'mounted' });
}

export function update({ mounted }: World, { state, placeNow }: EffectOf<'update'>): void {
  mounted?.handle.update({ ...state, highlight: highlighter() }, placeNow ?? undefined);
}

export function destroy(world: World): void {
  const { mounted } = world;
  world.mounted = null;
  mounted?.lifetime.abort();
  mounted?.handle.destroy();
}

function actions({ document, dispatch, exporter, open }: World): ReaderActions {
  return {
    ...exporter,
    report: (withText) => saveReport(document, open(), withText),
    close: () => dispatch({ type: 'closed' }),
    setAlgorithm: (algorithm, scope = 'all-pages') =>
      dispatch({ type: 'algorithm-chosen', algorithm, scope, request: null }),
    setAppearance: (change) => dispatch({ type: 'appearance-chosen', change }),
    toggleComments: () => dispatch({ type: 'comments-toggled' }),
    toggleExplanation: () => dispatch({ type: 'explanation-toggled' }),
    accept: (offer) => dispatch({ type: 'offer-accepted', offer, url: intact(document).URL }),
    evicted: () => dispatch({ type: 'evicted' }),
  };
}
