/** Tracks the item that is framed during editing. The Tab key stops only there, not at every paragraph. */
import { focusedIn } from '../../reader/overlay/create-overlay.ts';
import { around, blockOf, itemAt, itemBeside, nextItem, selectorOf } from './blocks.ts';

/** Heights that stay free when an item is scrolled into view (px): for the controls, and for the item's frame. */
const ABOVE = 124;
const BELOW = 24;

export interface PointedTarget {
  /** The item (paragraph, picture, headline, author or date) from which the arrow keys move on. */
  readonly item: HTMLElement;
  /** The framed element, to which commands apply: the item, or a larger element around it. */
  readonly element: HTMLElement;
  /** Whether the user pressed the item or reached it with a key. The frame then does not follow the pointer. */
  readonly isChosen: boolean;
}

/** The item to frame after the next draw: a selector, not the element, because a draw replaces the element. */
interface Wish {
  readonly selector: string;
  readonly isFocused: boolean;
}

export class Cursor {
  target: PointedTarget | null = null;
  private wish: Wish | null = null;
  /** The item that was made a tab stop because it is framed; null for none. */
  private lent: HTMLElement | null = null;
  /** The item that has a frame instead of the browser's focus outline; null for none. */
  private framed: HTMLElement | null = null;

  constructor(private readonly dialog: HTMLElement) {}

  get article(): HTMLElement | null {
    return this.dialog.querySelector<HTMLElement>('.article');
  }

  /** Frames an item. Returns false if the item was already framed. */
  point(item: HTMLElement, isChosen: boolean): boolean {
    const element = blockOf(item);
    const { target } = this;
    if (target?.item === item && target.element === element && target.isChosen === isChosen) return false;
    this.target = { item, element, isChosen };
    return true;
  }

  goTo(item: HTMLElement): void {
    this.point(item, true);
    this.focus(item);
    this.reveal(this.target?.element ?? item);
  }

  /** Returns the next or previous item; the first visible one if none is framed. */
  step(direction: 1 | -1): HTMLElement | null {
    const { article, target } = this;
    if (!article) return null;
    return target ? nextItem(article, target.item, direction) : this.firstSeen(article);
  }

  /** Returns whether an item is inside the current frame, which may contain several items. */
  holds(item: HTMLElement): boolean {
    const { target } = this;
    return (
      target !== null && (target.item === item || (target.element !== target.item && target.element.contains(item)))
    );
  }

  larger(): HTMLElement | null {
    return this.target ? (around(this.target.element)[0] ?? null) : null;
  }

  /** Frames the same item after the next draw, unless another item was already chosen for the next draw. */
  stay(): void {
    const { target } = this;
    if (target && !this.wish) this.goOnAt(target.item, this.hasFocus(target.item));
  }

  /** After the next draw, frames and focuses the item beside an element that is about to be removed. */
  goOnBeside(element: Element): void {
    const { article } = this;
    const next = article && itemBeside(article, element);
    this.target = null;
    if (next) this.goOnAt(next, true);
  }

  goOnAt(item: HTMLElement, isFocused: boolean): void {
    this.wish = { selector: selectorOf(item), isFocused };
  }

  /** After the next draw, frames and focuses the item that shows a node of the page. */
  goOnAtNode(node: number): void {
    this.wish = { selector: `[data-object="${node}"], [data-node="${node}"]`, isFocused: true };
  }

  /** Runs after a draw: frames the item that was chosen before the draw, or drops a frame whose element is gone. */
  restore(): void {
    const { wish, article, target } = this;
    this.wish = null;
    if (wish) {
      const item = itemAt(article?.querySelector(wish.selector) ?? null);
      this.target = null;
      if (!item) return;
      if (wish.isFocused) this.goTo(item);
      else this.point(item, target?.isChosen ?? false);
    } else if (target && !(target.element.isConnected && target.item.isConnected)) this.target = null;
  }

  clear(): void {
    this.target = null;
    this.wish = null;
    this.takeBack();
  }

  focus(item: HTMLElement): void {
    if (this.framed !== item) this.takeBack();
    // Pictures that can be enlarged are already tab stops.
    if (!item.hasAttribute('tabindex')) {
      item.tabIndex = 0;
      this.lent = item;
    }
    item.dataset.framed = '';
    this.framed = item;
    item.focus({ preventScroll: true });
  }

  private takeBack(): void {
    this.lent?.removeAttribute('tabindex');
    this.framed?.removeAttribute('data-framed');
    this.lent = null;
    this.framed = null;
  }

  private hasFocus(item: HTMLElement): boolean {
    return item.contains(focusedIn(this.dialog));
  }

  private firstSeen(article: HTMLElement): HTMLElement | null {
    const { top } = this.dialog.getBoundingClientRect();
    for (let item = nextItem(article, null, 1); item; item = nextItem(article, item, 1)) {
      if (item.getBoundingClientRect().bottom > top + ABOVE) return item;
    }
    return nextItem(article, null, -1);
  }

  /** Scrolls as little as necessary to show an element. If it is taller than the window, shows its start. */
  private reveal(element: Element): void {
    const { dialog } = this;
    const origin = dialog.getBoundingClientRect();
    const rect = element.getBoundingClientRect();
    const tooLow = rect.bottom - (origin.top + dialog.clientHeight - BELOW);
    const tooHigh = rect.top - (origin.top + ABOVE);
    if (tooHigh < 0) dialog.scrollTop += tooHigh;
    else if (tooLow > 0) dialog.scrollTop += Math.min(tooLow, tooHigh);
  }
}
