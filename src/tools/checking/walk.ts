/** Moves through the differences between two algorithms' articles, and applies those that the user accepts. */
import { correct } from '../../article/corrections/history.ts';
import { message } from '../../platform/wording/message.ts';
import { wantWhole } from '../../reader/overlay/whole-article.ts';
import { focusOn, type ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { comparisonOf } from './comparison.ts';
import { describeKinds } from './differences.ts';
import type { PageView } from './page-view.tsx';

export class DifferenceWalk {
  /** Index of the current difference; -1 for none. */
  current = -1;
  /** Index of the accepted difference that is still shown, while the engine makes the new article. */
  private accepted: number | null = null;

  constructor(
    private readonly place: ToolPlace,
    private readonly pageView: PageView,
    private readonly redraw: () => void,
  ) {}

  next = (): void => this.go(this.current + 1);
  previous = (): void => this.go(Math.max(this.current, 0) - 1);

  accept(scene: Scene, index = Math.max(this.current, 0)): void {
    const difference = comparisonOf(scene)?.differences[index];
    if (!difference) return;
    const { side, nodes } = difference;
    const isAdded = side === 'second';
    const correction = { kind: isAdded ? ('keep' as const) : ('remove' as const), nodes };
    this.place.setWork({ ...scene.work, corrections: correct(scene.work.corrections, correction) });
    this.place.whisper(message(isAdded ? 'saidAddedKinds' : 'saidRemovedKinds', describeKinds(difference)));
    this.accepted = index;
    this.settle();
  }

  /** After a draw: if the article with the accepted difference has been made, goes to the next difference. */
  settle(): void {
    const scene = this.place.scene();
    const comparison = scene && comparisonOf(scene);
    if (!comparison) return;
    const index = this.accepted;
    const last = comparison.differences.length - 1;
    this.accepted = null;
    // The current difference may have disappeared, for example because the user accepted it on the card of its block.
    this.current = Math.min(this.current, last);
    if (index !== null && last >= 0) this.go(Math.min(index, last));
  }

  private go(index: number): void {
    const scene = this.place.scene();
    const differences = (scene && comparisonOf(scene)?.differences) ?? [];
    if (!scene || differences.length === 0) return;
    this.current = (index + differences.length) % differences.length;
    this.redraw();
    if (scene.work.checking?.view === 'page') this.pageView.goTo(scene, differences[this.current]?.nodes ?? []);
    else this.goToInText();
  }

  private goToInText(): void {
    const { dialog } = this.place;
    markCurrent(dialog, this.current);
    const find = () => dialog.querySelector<HTMLElement>(`[data-diff="${this.current}"]`);
    if (!find()) wantWhole(dialog);
    const block = find();
    if (!block) return;
    focusOn(block);
    block.scrollIntoView({ block: 'center' });
  }
}

export function markCurrent(dialog: HTMLElement, current: number): void {
  for (const block of dialog.querySelectorAll('[data-current]')) block.removeAttribute('data-current');
  if (current < 0) return;
  for (const block of dialog.querySelectorAll(`[data-diff="${current}"]`)) block.setAttribute('data-current', '');
}
