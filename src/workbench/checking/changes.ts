/** What each algorithm that has run would change of the shown article, for the rows of the menu. */
import type { AlgorithmChange } from '../../reader/types.ts';
import type { WorkbenchPlace } from '../place.ts';
import type { Opinion, Scene } from '../scene.ts';
import { differencesBetween } from './comparison.ts';
import { wordsOf } from './describe-differences.ts';

/** The menu opens within a frame or two: what takes longer is told when it is there (ms). */
const FEW = 12;

export interface Changes {
  /** By algorithm, as far as it is known now; the reader is drawn again when more is. */
  now(): Readonly<Record<string, AlgorithmChange>>;
}

export function createChanges({ scene: sceneNow, redraw, signal }: WorkbenchPlace): Changes {
  let isComing = false;

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
  };
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
