/** Moves through the differences between two algorithms' articles, and applies those that the user accepts. */
import { correct } from '../../article/corrections/history.ts';
import { message } from '../../platform/wording/message.ts';
import { wantWhole } from '../../reader/overlay/whole-article.ts';
import { focusOn, type ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { comparisonOf } from './comparison.ts';
import { describeKinds } from './differences.ts';

export interface DifferenceWalk {
  /** Returns the index of the current difference; -1 before the first. */
  current(): number;
  begin(): void;
  next(): void;
  previous(): void;
  /** Applies the other algorithm's version of a difference (default: the current one, or the first). */
  accept(scene: Scene, index?: number): void;
  /**
   * Once the changed article has been made, goes to the next difference after one was accepted, and keeps the current
   * index in the list of differences.
   */
  settle(): void;
}

interface Around {
  redraw(): void;
  goToOnPage(scene: Scene, nodes: readonly number[]): void;
}

export function createWalk(place: ToolPlace, { redraw, goToOnPage }: Around): DifferenceWalk {
  const { dialog, setWork, whisper } = place;
  let current = -1;
  /**
   * Index of a difference that the user accepted, but that is still shown while the engine makes the new article; null
   * if there is none.
   */
  let accepted: number | null = null;

  function go(index: number): void {
    const scene = place.scene();
    const differences = (scene && comparisonOf(scene)?.differences) ?? [];
    if (!scene || differences.length === 0) return;
    current = (index + differences.length) % differences.length;
    redraw();
    if (scene.work.checking?.view === 'page') goToOnPage(scene, differences[current]?.nodes ?? []);
    else goToInText();
  }

  function settle(): void {
    const scene = place.scene();
    const comparison = scene && comparisonOf(scene);
    if (!comparison) return;
    const index = accepted;
    const last = comparison.differences.length - 1;
    accepted = null;
    // The current difference may have disappeared, for example because the user accepted it on the card of its block.
    current = Math.min(current, last);
    if (index !== null && last >= 0) go(Math.min(index, last));
  }

  function goToInText(): void {
    markCurrent(dialog, current);
    const find = () => dialog.querySelector<HTMLElement>(`[data-diff="${current}"]`);
    if (!find()) wantWhole(dialog);
    const block = find();
    if (!block) return;
    focusOn(block);
    block.scrollIntoView({ block: 'center' });
  }

  return {
    current: () => current,
    begin() {
      current = -1;
    },
    next: () => go(current + 1),
    previous: () => go(Math.max(current, 0) - 1),
    accept(scene, index = Math.max(current, 0)) {
      const difference = comparisonOf(scene)?.differences[index];
      if (!difference) return;
      const { side, nodes } = difference;
      const isAdded = side === 'second';
      const correction = { kind: isAdded ? ('keep' as const) : ('remove' as const), nodes };
      setWork({ ...scene.work, corrections: correct(scene.work.corrections, correction) });
      whisper(message(isAdded ? 'saidAddedKinds' : 'saidRemovedKinds', describeKinds(difference)));
      accepted = index;
      settle();
    },
    settle,
  };
}

export function markCurrent(dialog: HTMLElement, current: number): void {
  for (const block of dialog.querySelectorAll('[data-current]')) block.removeAttribute('data-current');
  if (current < 0) return;
  for (const block of dialog.querySelectorAll(`[data-diff="${current}"]`)) block.setAttribute('data-current', '');
}
