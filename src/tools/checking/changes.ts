/** What each algorithm that has run would change of the shown article, for the rows of the menu, and what the one just chosen has changed. */

import { formatWordCount } from '../../platform/wording/format-word-count.ts';
import { message } from '../../platform/wording/message.ts';
import { shownKey } from '../../platform/wording/own-keys.ts';
import { changeWords } from '../../reader/components/change-words.ts';
import type { AlgorithmChange } from '../../reader/types.ts';
import type { Feature } from '../feature.ts';
import { labelOf } from '../labels.ts';
import type { ToolPlace } from '../place.ts';
import type { Opinion, Scene } from '../scene.ts';
import { differencesBetween } from './comparison.ts';
import { wordsOf } from './describe-differences.ts';

/** The menu opens within a frame or two: what takes longer is told when it is there (ms). */
const FEW = 12;

export interface AlgorithmChanges extends Feature {
  /** By algorithm, as far as it is known now; the reader is drawn again when more is. */
  now(): Readonly<Record<string, AlgorithmChange>>;
}

export function createChanges({ scene: sceneNow, redraw, announce, signal }: ToolPlace): AlgorithmChanges {
  let isComing = false;
  let before: Scene | null = null;

  function later(): void {
    if (isComing) return;
    isComing = true;
    setTimeout(() => {
      isComing = false;
      const scene = sceneNow();
      if (!scene || signal.aborted) return;
      if (changesOf(scene, FEW).areAll) redraw();
      else later();
    });
  }

  return {
    now() {
      const scene = sceneNow();
      if (!scene) return {};
      const { found, areAll } = changesOf(scene, FEW);
      if (!areAll) later();
      return found;
    },
    drawn(scene) {
      const last = before;
      before = scene;
      if (!last || last.shown.algorithm === scene.shown.algorithm) return;
      // the text is drawn first: a large page takes long to compare
      setTimeout(() => {
        const isShown = sceneNow()?.shown.read === scene.shown.read;
        if (isShown && !signal.aborted) announce(wordsOfChange(last, scene));
      });
    },
  };
}

/** "Readability: +57 words, −12 · X shows where" */
function wordsOfChange(before: Scene, { page, shown, article, work }: Scene): string {
  const change = before.page === page ? changeOf(before, shown) : null;
  const what = change ? changeWords(change) : formatWordCount(article.words, article.metadata.language);
  const canShow = change && change.more + change.fewer > 0 && !work.checking && !matchMedia('(hover: none)').matches;
  const key = canShow ? shownKey('X') : '';
  return message('labelAndWords', labelOf(shown.algorithm), key ? `${what} · ${message('changeShownBy', key)}` : what);
}

interface Found {
  found: Record<string, AlgorithmChange>;
  areAll: boolean;
}

/** Those that are known, and others for as long as there is time (ms). */
function changesOf(scene: Scene, time: number): Found {
  const { shown, opinions } = scene;
  const end = performance.now() + time;
  const found: Record<string, AlgorithmChange> = {};
  for (const opinion of opinions) {
    if (performance.now() > end) return { found, areAll: false };
    if (opinion.algorithm !== shown.algorithm) found[opinion.algorithm] = changeOf(scene, opinion);
  }
  return { found, areAll: true };
}

function changeOf(scene: Scene, opinion: Opinion): AlgorithmChange {
  const differences = differencesBetween(scene, opinion);
  return { more: wordsOf(differences, 'second'), fewer: wordsOf(differences, 'first') };
}
