/** The pointed item during editing, which is also the only tab stop of the text. */
import { around, blockOf, itemAt, itemBeside, nextItem, selectorOf } from './blocks.ts';
import type { PointedTarget } from './view.ts';

/** Height covered at the top of the window (px), and the least free space below. */
const ABOVE = 124;
const BELOW = 24;

/** How to find an item after the next draw. */
interface Wish {
  readonly selector: string;
  readonly isFocused: boolean;
}

export class Cursor {
  target: PointedTarget | null = null;
  private wish: Wish | null = null;
  /** Got its place on the way of the Tab key from us. */
  private lent: HTMLElement | null = null;
  /** Has the focus, which the frame shows. */
  private framed: HTMLElement | null = null;

  constructor(private readonly dialog: HTMLElement) {}

  get article(): HTMLElement | null {
    return this.dialog.querySelector<HTMLElement>('.article');
  }

  /** Frames an item; true where that is another one than before, or chosen now. */
  point(item: HTMLElement, isChosen: boolean): boolean {
    const element = blockOf(item);
    const { target } = this;
    if (target?.item === item && target.element === element && target.isChosen === isChosen) return false;
    this.target = { item, element, isChosen };
    return true;
  }

  /** As `point`, with the focus: keys go on from there. */
  goTo(item: HTMLElement): void {
    this.point(item, true);
    this.focus(item);
    this.reveal(this.target?.element ?? item);
  }

  /** To the next item; from nowhere, to the first that is seen. */
  step(direction: 1 | -1): HTMLElement | null {
    const { article, target } = this;
    if (!article) return null;
    return target ? nextItem(article, target.item, direction) : this.firstSeen(article);
  }

  /** It is a part of what is framed already, which may be more than one item. */
  holds(item: HTMLElement): boolean {
    const { target } = this;
    return (
      target !== null && (target.item === item || (target.element !== target.item && target.element.contains(item)))
    );
  }

  /** Returns the element around the framed one; null if that is the article. */
  larger(): HTMLElement | null {
    return this.target ? (around(this.target.element)[0] ?? null) : null;
  }

  /** The same item, or more around it, is framed after the next drawing. */
  stay(): void {
    const { target } = this;
    if (target && !this.wish) this.goOnAt(target.item, this.hasFocus(target.item));
  }

  /** What comes after something that goes. */
  goOnBeside(element: Element): void {
    const { article } = this;
    const next = article && itemBeside(article, element);
    this.target = null;
    if (next) this.goOnAt(next, true);
  }

  goOnAt(item: HTMLElement, isFocused: boolean): void {
    this.wish = { selector: selectorOf(item), isFocused };
  }

  /** Continues at a node of the page once it is shown again. */
  goOnAtNode(node: number): void {
    this.wish = { selector: `[data-object="${node}"], [data-node="${node}"]`, isFocused: true };
  }

  /** Restores the frame after a draw. */
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
    // pictures that can be enlarged already are tab stops
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
    const focused = (this.dialog.getRootNode() as ShadowRoot).activeElement;
    return focused !== null && item.contains(focused);
  }

  private firstSeen(article: HTMLElement): HTMLElement | null {
    const { top } = this.dialog.getBoundingClientRect();
    for (let item = nextItem(article, null, 1); item; item = nextItem(article, item, 1)) {
      if (item.getBoundingClientRect().bottom > top + ABOVE) return item;
    }
    return nextItem(article, null, -1);
  }

  /** Scrolls as little as possible; shows the start of an element taller than the window. */
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
