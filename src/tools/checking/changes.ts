/**
 * Counts how many words each algorithm would add to the shown article and remove from it; the menu of algorithms shows
 * these counts. When the user has switched to another algorithm, announces how many words this added and removed.
 */
import { formatWordCount, message } from '../../platform/wording/message.ts';
import { shownKey } from '../../platform/wording/own-keys.ts';
import { changeWords } from '../../reader/components/algorithm-words.ts';
import type { AlgorithmChange } from '../../reader/reader-state.ts';
import { labelOf } from '../algorithms.ts';
import type { ToolPlace } from '../place.ts';
import type { AlgorithmResult, Scene } from '../scene.ts';
import { differencesBetween } from './comparison.ts';
import { changeBy } from './differences.ts';

/** Longest time to count in one task (ms), about one frame. The rest is counted in later tasks. */
const FEW = 12;

export function createChanges({ scene: sceneNow, redraw, announce, signal }: ToolPlace) {
  let isComing = false;
  let before: Scene | null = null;

  function later(): void {
    if (isComing) return;
    isComing = true;
    setTimeout(() => {
      isComing = false;
      const scene = sceneNow();
      if (!scene || signal.aborted) return;
      if (changesOf(scene).areAll) redraw();
      else later();
    });
  }

  return {
    /** Returns the changes counted so far, by algorithm. The reader is drawn again when all are known. */
    now(): Readonly<Record<string, AlgorithmChange>> {
      const scene = sceneNow();
      if (!scene) return {};
      const { found, areAll } = changesOf(scene);
      if (!areAll) later();
      return found;
    },
    drawn(scene: Scene) {
      const last = before;
      before = scene;
      if (!last || last.shown.algorithm === scene.shown.algorithm) return;
      // Runs in a later task, after the text was drawn, because comparing two articles of a large page is slow.
      setTimeout(() => {
        const isShown = sceneNow()?.shown.kept === scene.shown.kept;
        if (isShown && !signal.aborted) announce(wordsOfChange(last, scene));
      });
    },
  };
}

/** Returns the announcement after a change of the algorithm: "Readability: +57 words, −12 · press X to see". */
function wordsOfChange(before: Scene, { page, shown, article, work }: Scene): string {
  const change = before.page === page ? changeOf(before, shown) : null;
  const what = change ? changeWords(change) : formatWordCount(article.words, article.metadata.language);
  const canShow = change && change.more + change.fewer > 0 && !work.checking && !matchMedia('(hover: none)').matches;
  const key = canShow ? shownKey('X') : '';
  return message('labelAndWords', labelOf(shown.algorithm), key ? `${what} · ${message('changeShownBy', key)}` : what);
}

/** Counts the changes until the time for one task is used up. */
function changesOf(scene: Scene): { found: Record<string, AlgorithmChange>; areAll: boolean } {
  const { shown, opinions } = scene;
  const end = performance.now() + FEW;
  const found: Record<string, AlgorithmChange> = {};
  for (const opinion of opinions) {
    if (performance.now() > end) return { found, areAll: false };
    if (opinion.algorithm !== shown.algorithm) found[opinion.algorithm] = changeOf(scene, opinion);
  }
  return { found, areAll: true };
}

function changeOf(scene: Scene, opinion: AlgorithmResult): AlgorithmChange {
  return changeBy(differencesBetween(scene, opinion));
}
