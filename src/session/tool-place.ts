/** Gives the tools access to the reader and to the data that they need. Part of the tools' script. */
import { moveCorrections, moveHistory } from '../article/corrections/history.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { Article } from '../article/types.ts';
import type { Finding, Probability } from '../engine/types.ts';
import type { Page } from '../page/page.ts';
import { reportOnce } from '../platform/errors.ts';
import { getOrMake } from '../shared/memoised.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import { remembered } from '../store/remembered/replay.ts';
import type { SiteMemory } from '../store/remembered/types.ts';
import { appearanceOf } from '../store/settings/appearance.ts';
import { agreed } from '../tools/checking/agreed.ts';
import { decorate } from '../tools/decorate.ts';
import type { ToolPlace } from '../tools/place.ts';
import type { AlgorithmResult, Scene, ShownResult } from '../tools/scene.ts';
import type { Work } from '../tools/types.ts';
import type { World } from './effects/world.ts';
import { load } from './load-script.ts';
import { CLASSICS, type LiveReading, liveReading } from './reading.ts';
import type { OpenReader } from './state/state.ts';

export function placeIn(world: World): ToolPlace {
  const { dispatch } = world;
  const { handle, lifetime } = world.mounted as NonNullable<World['mounted']>;
  const reading = () => {
    const known = world.open()?.reading;
    return known ? liveReading(known) : null;
  };
  return {
    dialog: handle.dialog,
    slot: handle.dialog.querySelector<HTMLElement>('.tools') as HTMLElement,
    signal: lifetime.signal,
    scene() {
      const open = world.open();
      return open && sceneOf(world, open);
    },
    async compare(algorithm) {
      const live = reading();
      await live?.compare(algorithm);
      return opinionsOf(live).find((opinion) => opinion.algorithm === algorithm) ?? null;
    },
    async explain() {
      const open = world.open();
      if (!open?.reading) return null;
      const { ask, byOf } = liveReading(open.reading);
      const { algorithm, comments } = open;
      const corrections = world.correctionsOf(open);
      const question = { type: 'explain', by: byOf(algorithm), corrections, areCommentsShown: comments } as const;
      return ask(question).catch((error: unknown) => {
        reportOnce('the article was not explained', error);
        return null;
      });
    },
    setWork: (work) => dispatch({ type: 'worked', work: { ...work, nodes: reading()?.nodes ?? null } }),
    keepAlgorithm: (algorithm) => dispatch({ type: 'algorithm-kept', algorithm }),
    loadAid: load,
    settings: () => (world.open() as OpenReader).settings,
    changeSettings: (change) => dispatch({ type: 'settings-chosen', change }),
    memory: () => world.open()?.memory ?? null,
    appearance() {
      const { settings, memory } = world.open() as OpenReader;
      return { ...appearanceOf(settings), ...memory?.appearance };
    },
    setMemory: (memory) => dispatch({ type: 'memory-changed', memory }),
    nodeOf: (id) => reading()?.nodes[id],
    goTo: handle.goTo,
    announce: handle.announce,
    whisper: handle.whisper,
    redraw: () => dispatch({ type: 'more-known' }),
  };
}

function sceneOf(world: World, open: OpenReader): Scene | null {
  const { reading, article, algorithm, comments, work } = open;
  const page = reading?.page;
  if (!page || !article) return null;
  const live = liveReading(reading);
  const corrections = world.correctionsOf(open);
  const shown = shownOpinion(algorithm, live.known(algorithm, corrections) ?? live.latest);
  const uncorrected = shownOpinion(algorithm, live.known(algorithm));
  if (!shown || !uncorrected) return null;
  const again = () => world.dispatch({ type: 'more-known' });
  const isComplete = CLASSICS.every((id) => live.compared.has(id));
  // After the page was read again, the algorithm that the user compares the article with must run again.
  const { partner } = work.checking ?? {};
  if (partner && !live.opinions.has(partner))
    void live.compare(partner).then(() => live.opinions.has(partner) && again());
  return {
    page,
    shown,
    uncorrected,
    opinions: opinionsOf(live),
    isComplete,
    article,
    corrections,
    probabilities: isComplete ? probabilitiesOf(live, algorithm, again) : null,
    made(by) {
      const finding = live.known(algorithm, by);
      if (!finding) missing = live.find(algorithm, by);
      const opinion = shownOpinion(algorithm, finding);
      if (!finding || !opinion) return null;
      return { opinion, article: world.wholeArticle(open, (comments ? finding.commented : null) ?? finding.article) };
    },
    write: (marks) => live.lookUp({ type: 'write', algorithm, marks }, marks.map(({ node }) => node).join(), again),
    answers: live.countAnswers(),
    areCommentsShown: comments,
    work,
  };
}

function probabilitiesOf(live: LiveReading, algorithm: string, onAnswer: () => void): readonly Probability[] | null {
  return live.lookUp({ type: 'probabilities', by: live.byOf(algorithm) }, algorithm, onAnswer);
}

const known = new WeakMap<object, AlgorithmResult>();

/** Returns the results of all algorithms that have run. An unchanged result is the same object, for caches. */
function opinionsOf(live: LiveReading | null): readonly AlgorithmResult[] {
  return [...(live?.opinions ?? [])].flatMap(([algorithm, { by, answer, kept }]) => {
    if (by === null) return [];
    return [getOrMake(known, kept, () => ({ algorithm, answer, marks: kept.marks, kept }))];
  });
}

function shownOpinion(algorithm: string, finding: Finding | undefined): ShownResult | null {
  if (!finding || finding.by === null) return null;
  const { answer, kept, comments, commentMarks, accounted } = finding;
  return { algorithm, answer, marks: kept.marks, kept, comments, commentMarks, accounted };
}

/** Resolves when the engine has sent the result that the current draw needs; null if the draw needs none. */
let missing: Promise<unknown> | null = null;

/**
 * Returns the article with the tools' additions, which exports leave out; the same object if there are none. If the
 * tools first need a result from the engine, returns a promise; call again when it resolves.
 */
export function decorated(world: World, open: OpenReader & { article: Article }): Article | Promise<unknown> {
  const scene = sceneOf(world, open);
  missing = null;
  const article = scene ? decorate(scene) : open.article;
  return missing ?? article;
}

const NONE: readonly Probability[] = [];

/** Returns the strictness slider's corrections (`level` 1: most text), then `done`; equal calls get the same array. */
export function agreedCorrections(
  live: LiveReading,
  algorithm: string,
  level: number,
  done: readonly Correction[],
): readonly Correction[] {
  const shown = shownOpinion(algorithm, live.known(algorithm));
  if (!live.page || !shown) return done;
  const probabilities = probabilitiesOf(live, algorithm, () => {}) ?? NONE;
  return agreed({ page: live.page, shown, probabilities, opinions: opinionsOf(live), level, done });
}

/** Converts the node ids in the tools' state to those of a new snapshot, in which the same DOM nodes have other ids. */
export function moveWork(work: Work, nodes: readonly object[]): Work {
  const { nodes: before } = work;
  if (before === null || before === nodes) return work;
  const ids = new Map(nodes.map((node, id) => [node, id]));
  const idNow = (id: number) => ids.get(before[id] ?? nodes) ?? null;
  return {
    ...work,
    corrections: moveHistory(work.corrections, idNow),
    recalled: work.recalled && moveCorrections(work.recalled, idNow),
    openGaps: work.openGaps.flatMap((place) => idNow(place) ?? []),
    nodes,
  };
}

export type Recalled = Pick<Work, 'recalled' | 'recalledWords'>;

/** Returns the remembered corrections that fit the page, and reports their outcomes; null if all algorithms failed. */
export function recalledFor(page: Page, { by, kept, article }: Finding, memory: SiteMemory): Recalled | null {
  if (by === null) return null;
  const isArticle = article.page === null || article.page.kind === 'article';
  const nodes = [...kept.marks, ...kept.objects].map(({ node }) => node);
  const { corrections, sentence, outcomes } = remembered(page, nodes, memory, { isArticle });
  if (outcomes.length > 0) void callBackgroundFromContent('countReplay', { outcomes }).catch(() => {});
  return {
    recalled: corrections.map(({ correction, reason }) => ({ ...correction, reason })),
    recalledWords: sentence,
  };
}
