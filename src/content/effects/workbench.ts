/** Comparing and correcting, of which the script comes when nothing else is to do, or when it is asked for. */
import { makeArticle } from '../../article/make-article.ts';
import type { Article } from '../../article/types.ts';
import { callBackgroundFromContent } from '../../messages/messenger.ts';
import { reportOnce } from '../../platform/errors.ts';
import type { OpenReader, Reading } from '../../session/state.ts';
import type { Workbench, WorkbenchPlace } from '../../workbench/place.ts';
import type { Opinion, Scene } from '../../workbench/scene.ts';
import type { Work } from '../../workbench/types.ts';
import { loadExplanations } from '../enhancements.ts';
import type { Finding } from '../finding.ts';
import { provided } from '../lazy-script.ts';
import { load } from '../load-script.ts';
import { type Decided, liveReading } from '../reading.ts';
import { classics, loadAlgorithm } from '../run-algorithm.ts';
import type { World } from './world.ts';

/** The workbench of the reader that is on the screen; null where its script cannot come, which is reported. */
export async function openWorkbench(world: World): Promise<Workbench | null> {
  const { mounted } = world;
  try {
    const { mount } = await load('workbench');
    if (!mounted || mounted.lifetime.signal.aborted) return null;
    if (mounted.bench) return mounted.bench;
    mounted.bench = mount(placeIn(world));
    world.dispatch({ type: 'enhancements-loaded' });
    return mounted.bench;
  } catch (error) {
    reportOnce('the script workbench did not load', error);
    return null;
  }
}

/** A key may come before the script does: what it stands for is done then. */
export function keyOfWorkbench(world: World, event: KeyboardEvent): boolean {
  const bench = world.mounted?.bench;
  if (bench) return bench.key(event);
  void openWorkbench(world).then((opened) => opened?.key(event));
  return false;
}

/** What the article is made with. */
export const decidedIn = ({ corrections, recalled }: Work): Decided => ({ done: corrections.done, recalled });

/** The article as it is drawn. */
export function decorated(open: OpenReader & { article: Article }): Article {
  const scene = sceneOf(open, open.article);
  return (scene && provided('workbench')?.decorate(scene)) ?? open.article;
}

function placeIn(world: World): WorkbenchPlace {
  const { dispatch } = world;
  const { handle, lifetime } = world.mounted as NonNullable<World['mounted']>;
  const reading = () => {
    const known = world.open()?.reading;
    return known ? liveReading(known) : null;
  };
  return {
    dialog: handle.dialog,
    slot: handle.dialog.querySelector<HTMLElement>('.workbench') as HTMLElement,
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
      return (open?.reading && explanationOf({ ...open, reading: open.reading })?.words) ?? null;
    },
    setWork: (work) => dispatch({ type: 'worked', work: { ...work, nodes: reading()?.nodes ?? null } }),
    setAlgorithm: (algorithm, scope) => dispatch({ type: 'algorithm-chosen', algorithm, scope, request: null }),
    memory: () => world.open()?.memory ?? null,
    appearance() {
      const { algorithm: _stored, ...appearance } = (world.open() as OpenReader).settings;
      return { ...appearance, ...world.open()?.memory?.appearance };
    },
    rememberForSite: async (signature) => (await callBackgroundFromContent('rememberForSite', { signature })).id,
    forgetForSite: (id) => callBackgroundFromContent('forgetForSite', { id }),
    chooseForSite: async (choices) => (await callBackgroundFromContent('chooseForSite', { choices })).isStored,
    setMemory: (memory) => dispatch({ type: 'memory-changed', memory }),
    nodeOf: (id) => reading()?.nodes[id],
    announce: (message) => handle.announce(message),
    close: () => dispatch({ type: 'closed' }),
  };
}

/** null where the algorithm failed, or the script that explains is not there. */
export function explanationOf({ reading, algorithm, comments, work }: OpenReader & { reading: Reading }) {
  return liveReading(reading).explain(algorithm, comments, decidedIn(work));
}

function sceneOf(open: OpenReader, article: Article): Scene | null {
  const { reading, algorithm, comments, work, explanation } = open;
  const page = reading?.page;
  if (!page) return null;
  const { find, findings } = liveReading(reading);
  const shown = opinionOf(algorithm, find(algorithm, decidedIn(work)));
  const uncorrected = opinionOf(algorithm, find(algorithm));
  if (!shown || !uncorrected) return null;
  const opinions = [...findings].flatMap(([id, finding]) => opinionOf(id, finding) ?? []);
  return {
    page,
    shown,
    uncorrected,
    opinions,
    isComplete: classics().length > 0 && classics().every(({ id }) => findings.has(id)),
    article,
    words: explanation?.words ?? null,
    areCommentsShown: comments,
    work,
    write: (answer) => makeArticle(page, answer),
  };
}

function opinionOf(algorithm: string, { answer, marks, read }: Finding): Opinion | null {
  return answer && read && { algorithm, answer, marks, read };
}
