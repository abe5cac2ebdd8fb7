/** Checking and correcting, of which the script comes when nothing else is to do, or when it is asked for. */

import type { Correction } from '../../article/corrections/types.ts';
import type { Article } from '../../article/types.ts';
import { reportOnce } from '../../platform/errors.ts';
import { callBackgroundFromContent } from '../../store/messages/messenger.ts';
import { appearanceOf } from '../../store/settings/appearance.ts';
import type { ToolPlace, ToolSet } from '../../tools/place.ts';
import type { Opinion, Scene } from '../../tools/scene.ts';
import { NO_WORK, type Work } from '../../tools/types.ts';
import { loadExplanations, withFormulas } from '../enhancements.ts';
import type { Finding } from '../found.ts';
import { provided } from '../lazy-script.ts';
import { liveReading } from '../live-reading.ts';
import { classics, loadAlgorithm } from '../load-algorithm.ts';
import { load } from '../load-script.ts';
import { joinOtherPages } from '../other-pages.ts';
import type { OpenReader } from '../state/state.ts';
import type { World } from './world.ts';

/** The tools of the reader that is on the screen; null where its script cannot come, which is reported. */
export async function openTools(world: World): Promise<ToolSet | null> {
  const { mounted } = world;
  try {
    const algorithm = world.open()?.algorithm;
    const [{ mount }] = await Promise.all([load('tools'), algorithm && loadAlgorithm(algorithm)]);
    if (!mounted || mounted.lifetime.signal.aborted) return null;
    if (mounted.bench) return mounted.bench;
    mounted.bench = mount(placeIn(world));
    world.dispatch({ type: 'enhancements-loaded' });
    return mounted.bench;
  } catch (error) {
    reportOnce('the script tools did not load', error);
    return null;
  }
}

export function keyOfTools(world: World, event: KeyboardEvent): boolean {
  const bench = world.mounted?.bench;
  if (bench) return bench.key(event);
  // others are nothing that Esc takes back: they scroll
  const isCharacter = /^\S$/.test(event.key);
  if (isCharacter) whenThere(world, (opened) => opened.key(event));
  else void openTools(world).then((opened) => opened?.key(event));
  // The script may be there before the character is written, and the caret in a field by then. Firefox looks for words with two keys.
  return isCharacter && !/[/']/.test(event.key);
}

/** A press may come before the script does: what it stands for is done then, unless Esc has taken it back. */
export function whenThere(world: World, act: (bench: ToolSet) => void): void {
  const { mounted } = world;
  if (!mounted) return;
  if (mounted.pressed.push(act) > 1) return;
  void openTools(world).then((bench) => {
    for (const doIt of mounted.pressed.splice(0)) if (bench) doIt(bench);
  });
}

/** Ends one thing that the tools do, or was asked for while it was on its way; false where there is none. */
export function leaveTools({ mounted }: World): boolean {
  return Boolean(mounted?.bench?.leave() || mounted?.pressed.splice(0).length);
}

/** What the shown article is corrected by: what the user has decided, over what their level of agreement comes to. */
export function correctionsOf({ reading, algorithm, work }: OpenReader): readonly Correction[] {
  const done = withRecalled(work);
  const agreed = work.agreement === NO_WORK.agreement ? undefined : provided('tools')?.agreed;
  const { page = null } = reading ?? {};
  if (!agreed || !reading || !page) return done;
  const { find, findings } = liveReading(reading);
  const shown = opinionOf(algorithm, find(algorithm));
  return shown ? agreed({ page, shown, opinions: opinionsOf(findings), level: work.agreement, done }) : done;
}

let last: { recalled: Work['recalled']; done: readonly Correction[]; all: readonly Correction[] } | null = null;

/** What was asked for on other pages of the site comes before what is decided on this one; the same list for the same work. */
function withRecalled({ recalled, corrections: { done } }: Work): readonly Correction[] {
  if (!recalled?.length) return done;
  if (last?.recalled !== recalled || last.done !== done) last = { recalled, done, all: [...recalled, ...done] };
  return last.all;
}

/** An article with all that came since it was made: the other pages, typeset formulas. */
export function wholeArticle({ pages, reading }: OpenReader, article: Article): Article {
  return withFormulas(joinOtherPages(article, pages, reading?.nodes.length ?? 0));
}

/** The article as it is drawn. */
export function decorated(open: OpenReader & { article: Article }): Article {
  const scene = sceneOf(open, open.article);
  return (scene && provided('tools')?.decorate(scene)) ?? open.article;
}

function placeIn(world: World): ToolPlace {
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
      return open?.article ? sceneOf(open, open.article) : null;
    },
    opinionOf: (algorithm) => {
      const finding = reading()?.find(algorithm);
      return finding ? opinionOf(algorithm, finding) : null;
    },
    loadAlgorithm,
    async explain() {
      await loadExplanations();
      const open = world.open();
      if (!open?.reading) return null;
      return liveReading(open.reading).explain(open.algorithm, open.comments, correctionsOf(open));
    },
    setWork: (work) => dispatch({ type: 'worked', work: { ...work, nodes: reading()?.nodes ?? null } }),
    setAlgorithm: (algorithm, scope) => dispatch({ type: 'algorithm-chosen', algorithm, scope, request: null }),
    loadAid: load,
    settings: () => (world.open() as OpenReader).settings,
    changeSettings: (change) => dispatch({ type: 'settings-chosen', change }),
    memory: () => world.open()?.memory ?? null,
    appearance() {
      const { settings, memory } = world.open() as OpenReader;
      return { ...appearanceOf(settings), ...memory?.appearance };
    },
    rememberForSite: (signature) => callBackgroundFromContent('rememberForSite', { signature }),
    forgetForSite: (id) => callBackgroundFromContent('forgetForSite', { id }),
    chooseForSite: async (choices) => (await callBackgroundFromContent('chooseForSite', { choices })).refusal,
    setMemory: (memory) => dispatch({ type: 'memory-changed', memory }),
    nodeOf: (id) => reading()?.nodes[id],
    goTo: handle.goTo,
    announce: handle.announce,
    whisper: handle.whisper,
    redraw: () => dispatch({ type: 'enhancements-loaded' }),
    close: () => dispatch({ type: 'closed' }),
  };
}

function sceneOf(open: OpenReader, article: Article): Scene | null {
  const { reading, algorithm, comments, work } = open;
  const page = reading?.page;
  const engine = provided('engine');
  if (!page || !engine) return null;
  const { find, findings } = liveReading(reading);
  const corrections = correctionsOf(open);
  const shown = opinionOf(algorithm, find(algorithm, corrections));
  const uncorrected = opinionOf(algorithm, find(algorithm));
  if (!shown || !uncorrected) return null;
  // the page may have been read again since it ran
  if (work.checking?.partner) find(work.checking.partner);
  return {
    page,
    shown,
    uncorrected,
    opinions: opinionsOf(findings),
    isComplete: classics().length > 0 && classics().every(({ id }) => findings.has(id)),
    article,
    corrections,
    made(by) {
      const finding = find(algorithm, by);
      const opinion = opinionOf(algorithm, finding);
      return opinion && { opinion, article: wholeArticle(open, comments ? finding.withComments() : finding.article) };
    },
    write: (answer) => engine.makeArticle(page, answer),
    areCommentsShown: comments,
    work,
  };
}

function opinionsOf(findings: ReadonlyMap<string, Finding>): readonly Opinion[] {
  return [...findings].flatMap(([id, finding]) => opinionOf(id, finding) ?? []);
}

function opinionOf(algorithm: string, { answer, marks, read }: Finding): Opinion | null {
  return answer && read && { algorithm, answer, marks, read };
}
