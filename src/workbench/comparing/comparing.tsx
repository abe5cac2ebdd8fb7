/** Comparing: both algorithms' text as one, what only one of them has marked, and taken over with one press. */

import { algorithmInfos } from '../../algorithms/index.ts';
import { correct, undo } from '../../corrections/history.ts';
import { wantWhole } from '../../reader/overlay/whole-article.ts';
import { menuOrder } from '../../shared/algorithm-groups.ts';
import { message } from '../../wording/message.ts';
import type { Feature } from '../feature.ts';
import { labelOf } from '../labels.ts';
import type { WorkbenchPlace } from '../place.ts';
import type { Opinion, Scene } from '../scene.ts';
import { CompareStrip } from './CompareStrip.tsx';
import { type Comparison, comparisonOf, differencesBetween } from './comparison.ts';
import { describeKinds, wordsOf } from './describe-differences.ts';

export interface Comparing extends Feature {
  /** Compares what is shown with what this algorithm finds; with the one that is compared already, no longer. */
  compareWith(algorithm: string): void;
}

/** @param redraw draws the strips anew */
export function createComparing(place: WorkbenchPlace, redraw: () => void): Comparing {
  const { dialog, setWork, announce } = place;
  const walk = createWalk(place, redraw);
  /** The algorithm that was compared last. */
  let last: string | null = null;

  async function choose(algorithm: string): Promise<void> {
    await place.loadAlgorithm(algorithm);
    const opinion = place.opinionOf(algorithm);
    const scene = place.scene();
    if (!scene) return;
    if (!opinion) return announce(message('compareFoundNothing', labelOf(algorithm)));
    walk.begin();
    last = algorithm;
    setWork({ ...scene.work, compared: algorithm });
  }

  function end({ work }: Scene): void {
    setWork({ ...work, compared: null });
  }

  function toggle(scene: Scene): void {
    const { algorithm } = scene.shown;
    if (scene.work.compared !== null) end(scene);
    else void choose(last !== null && last !== algorithm ? last : nearestOther(scene));
  }

  const commands = {
    choose: (algorithm: string) => void choose(algorithm),
    next: () => walk.go(walk.current() + 1),
    previous: () => walk.go(Math.max(walk.current(), 0) - 1),
    takeOver: (scene: Scene) => walk.takeOver(scene, Math.max(walk.current(), 0)),
    undo: ({ work }: Scene) => setWork({ ...work, corrections: undo(work.corrections) }),
    end,
  };

  function keyWhileComparing(event: KeyboardEvent, scene: Scene): boolean {
    const key = event.key.toLowerCase();
    if (key === 'n') commands.next();
    else if (key === 'p') commands.previous();
    else if (key === 't') commands.takeOver(scene);
    else if (key === 'enter' && focusedIn(dialog, '[data-diff]')) commands.takeOver(scene);
    else return false;
    return true;
  }

  return {
    compareWith(algorithm) {
      const scene = place.scene();
      if (scene?.work.compared === algorithm) end(scene);
      else void choose(algorithm);
    },
    strip(scene) {
      if (scene.work.compared === null) return null;
      return (
        <CompareStrip scene={scene} comparison={comparisonOf(scene)} current={walk.current()} commands={commands} />
      );
    },
    key(event, scene) {
      const wanted = shiftedAlgorithm(event);
      if (wanted !== null) this.compareWith(wanted);
      else if (event.key.toLowerCase() === 'd') toggle(scene);
      else return scene.work.compared !== null && keyWhileComparing(event, scene);
      return true;
    },
    leave(scene) {
      if (scene.work.compared === null) return false;
      end(scene);
      return true;
    },
    drawn: () => markCurrent(dialog, walk.current()),
  };
}

/** The way through the differences. */
interface Walk {
  /** Number of the difference that the user looks at; -1 before the first one. */
  current(): number;
  begin(): void;
  go(index: number): void;
  takeOver(scene: Scene, index: number): void;
}

function createWalk(place: WorkbenchPlace, redraw: () => void): Walk {
  const { dialog, setWork, announce } = place;
  let current = -1;

  function go(index: number): void {
    const scene = place.scene();
    const comparison = scene && comparisonOf(scene);
    const count = comparison?.differences.length ?? 0;
    if (count === 0) return;
    current = (index + count) % count;
    redraw();
    markCurrent(dialog, current);
    const find = () => dialog.querySelector<HTMLElement>(`[data-diff="${current}"]`);
    if (!find()) wantWhole(dialog);
    const block = find();
    if (!block) return;
    block.tabIndex = -1;
    block.focus({ preventScroll: true });
    block.scrollIntoView({ block: 'center' });
  }

  function takeOver(scene: Scene, index: number): void {
    const difference = comparisonOf(scene)?.differences[index];
    if (!difference) return;
    const { side, nodes } = difference;
    const isAdded = side === 'second';
    const correction = { kind: isAdded ? ('keep' as const) : ('remove' as const), nodes };
    setWork({ ...scene.work, corrections: correct(scene.work.corrections, correction) });
    announce(message(isAdded ? 'saidAddedKinds' : 'saidRemovedKinds', describeKinds(difference)));
    const left = comparisonNow()?.differences.length ?? 0;
    if (left > 0) go(Math.min(index, left - 1));
    else current = -1;
  }

  function comparisonNow(): Comparison | null {
    const scene = place.scene();
    return scene && comparisonOf(scene);
  }

  return {
    current: () => current,
    begin() {
      current = -1;
    },
    go,
    takeOver,
  };
}

/** Shift and a number key name an algorithm as the number key does. */
function shiftedAlgorithm({ shiftKey, code }: KeyboardEvent): string | null {
  const digit = shiftKey ? /^Digit([1-9])$/.exec(code)?.[1] : undefined;
  return digit === undefined ? null : (menuOrder(algorithmInfos)[Number(digit) - 1]?.id ?? null);
}

/** Of those that have run and found something else, the one that has most in common with what is shown. */
function nearestOther({ page, shown, opinions }: Scene): string {
  const distance = ({ read }: Opinion) => {
    const differences = differencesBetween(page, shown, read);
    return wordsOf(differences, 'first') + wordsOf(differences, 'second');
  };
  const others = opinions
    .filter(({ algorithm }) => algorithm !== shown.algorithm)
    .map((opinion) => ({ algorithm: opinion.algorithm, words: distance(opinion) }))
    .sort((a, b) => a.words - b.words);
  const found = others.find(({ words }) => words > 0) ?? others[0];
  return found?.algorithm ?? menuOrder(algorithmInfos).find(({ id }) => id !== shown.algorithm)?.id ?? shown.algorithm;
}

function markCurrent(dialog: HTMLElement, current: number): void {
  for (const block of dialog.querySelectorAll('[data-current]')) block.removeAttribute('data-current');
  if (current < 0) return;
  for (const block of dialog.querySelectorAll(`[data-diff="${current}"]`)) block.setAttribute('data-current', '');
}

function focusedIn(dialog: HTMLElement, selector: string): boolean {
  return (dialog.getRootNode() as ShadowRoot).activeElement?.matches(selector) ?? false;
}
