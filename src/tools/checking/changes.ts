/**
 * Finds the changes that each algorithm would make to the shown article, for the menu, and announces those of a chosen
 * algorithm.
 */

import { formatWordCount } from '../../platform/wording/format-word-count.ts';
import { message } from '../../platform/wording/message.ts';
import { shownKey } from '../../platform/wording/own-keys.ts';
import { changeWords } from '../../reader/components/change-words.ts';
import type { AlgorithmChange } from '../../reader/types.ts';
import type { Feature } from '../feature.ts';
import { labelOf } from '../labels.ts';
import type { ToolPlace } from '../place.ts';
import type { AlgorithmResult, Scene } from '../scene.ts';
import { differencesBetween } from './comparison.ts';
import { wordsOf } from './describe-differences.ts';

/** Time budget while the menu opens, a frame or two (ms); the rest comes later. */
const FEW = 12;

export interface AlgorithmChanges extends Feature {
  /** Returns the known changes by algorithm; the reader is drawn again when more are known. */
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
      // draw the text first: comparing a large page is slow
      setTimeout(() => {
        const isShown = sceneNow()?.shown.kept === scene.shown.kept;
        if (isShown && !signal.aborted) announce(wordsOfChange(last, scene));
      });
    },
  };
}

/** "Readability: +57 words, −12 · press X to see" */
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

/** Returns the known changes, and computes others within the time (ms). */
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

function changeOf(scene: Scene, opinion: AlgorithmResult): AlgorithmChange {
  const differences = differencesBetween(scene, opinion);
  return { more: wordsOf(differences, 'second'), fewer: wordsOf(differences, 'first') };
}
