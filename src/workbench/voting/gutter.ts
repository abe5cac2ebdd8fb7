/**
 * The votes beside the text: a layer of its own, with a sign for each block near the view. Nothing in the text changes, so that an
 * article of 10,000 blocks is not laid out anew, and costs no more than a short one.
 */
import type { Tally, TallyAt } from './tally.ts';

/** So far above and below the view blocks have their sign (px), and so far it may move before they are looked up anew. */
const NEAR = 1200;
const MOVE = 700;
/** After a change, as at every frame of an article that grows, the signs stand where they belong within so long (ms). */
const PATIENCE = 120;
/** A box that holds others begins where the first of them does. */
const ROOM_FOR_BOXES = 16;
/** Where a sign of this width (px) stands, from the edge of the text; below that width of the window there is a bar alone. */
const WIDE = { from: 820, width: 34, gap: 24 };
const NARROW = { width: 4, gap: 8 };

export interface Gutter {
  /** Shows these votes, or none. */
  show(tallyAt: TallyAt | null): void;
  /** Innermost blocks of the article in its order. */
  blocks(): readonly HTMLElement[];
  /** The block that a sign stands beside. */
  blockOf(target: EventTarget | null): HTMLElement | null;
}

export function createGutter(dialog: HTMLElement, signal: AbortSignal): Gutter {
  const layer = layerIn(dialog.ownerDocument);
  let tallyAt: TallyAt | null = null;
  let blocks: readonly HTMLElement[] | null = null;
  let paintedAt = Number.NaN;
  let isWaiting = false;
  const signs = new Map<HTMLElement, HTMLElement>();
  const besides = new WeakMap<Element, HTMLElement>();
  let isComing = false;

  function paintLater(): void {
    if (isWaiting || !tallyAt) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      if (tallyAt && !signal.aborted && !(Math.abs(dialog.scrollTop - paintedAt) < MOVE)) paint(tallyAt);
    });
  }

  function paintAnew(): void {
    if (isComing) return;
    isComing = true;
    setTimeout(() => {
      isComing = false;
      forget();
      paintLater();
    }, PATIENCE);
  }

  function forget(): void {
    blocks = null;
    paintedAt = Number.NaN;
    layer.replaceChildren();
    signs.clear();
  }

  function paint(tallies: TallyAt): void {
    blocks ??= [...dialog.querySelectorAll<HTMLElement>('.body [data-node]')];
    paintedAt = dialog.scrollTop;
    const near = nearBlocks(dialog, blocks);
    const place = placing(dialog);
    const stay = new Set(near.map(({ block }) => block));
    for (const [block, sign] of signs) if (!stay.has(block) && signs.delete(block)) sign.remove();
    for (const { block, top, height } of near) {
      const tally = signs.has(block) ? null : tallies(Number(block.dataset.node));
      if (!tally) continue;
      const sign = signOf(dialog.ownerDocument, tally);
      place(sign, top, height);
      signs.set(block, sign);
      besides.set(sign, block);
      layer.append(sign);
    }
  }

  const mutations = new MutationObserver(paintAnew);
  const sizes = new ResizeObserver(paintAnew);
  const stop = () => {
    mutations.disconnect();
    sizes.disconnect();
    forget();
    layer.remove();
  };
  dialog.addEventListener('scroll', paintLater, { passive: true, signal });
  signal.addEventListener('abort', stop);

  return {
    show(next) {
      tallyAt = next;
      stop();
      const article = dialog.querySelector('.article');
      if (!next || !article) return;
      dialog.append(layer);
      mutations.observe(article, { childList: true, subtree: true });
      sizes.observe(article);
      paintLater();
    },
    blocks: () => [...dialog.querySelectorAll<HTMLElement>('.body [data-node]')].filter(isInnermost),
    blockOf: (target) => (target instanceof Element ? (besides.get(target) ?? null) : null),
  };
}

function layerIn(document: Document): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'gutter';
  // the keyboard has another way to the same
  layer.ariaHidden = 'true';
  return layer;
}

interface NearBlock {
  readonly block: HTMLElement;
  /** From the start of what scrolls (px). */
  readonly top: number;
  readonly height: number;
}

function nearBlocks(dialog: HTMLElement, blocks: readonly HTMLElement[]): readonly NearBlock[] {
  const view = dialog.getBoundingClientRect();
  const near: NearBlock[] = [];
  const first = firstBelow(blocks, view.top - NEAR);
  for (const block of blocks.slice(Math.max(0, first - ROOM_FOR_BOXES))) {
    const { top, height } = block.getBoundingClientRect();
    if (top > view.bottom + NEAR) break;
    if (height > 0 && isInnermost(block)) near.push({ block, top: top - view.top + dialog.scrollTop, height });
  }
  return near;
}

/** By halves: in the order of the text, each stands below the one before. */
function firstBelow(blocks: readonly HTMLElement[], top: number): number {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle] as HTMLElement).getBoundingClientRect().top < top) low = middle + 1;
    else high = middle;
  }
  return low;
}

function signOf(document: Document, { keepers, others }: Tally): HTMLElement {
  const sign = document.createElement('span');
  const all = keepers.length + others.length;
  sign.className = 'vote';
  sign.textContent = `${keepers.length}/${all}`;
  sign.style.setProperty('--share', `${Math.round((100 * keepers.length) / Math.max(all, 1))}%`);
  return sign;
}

/** At the edge where lines begin. */
function placing(dialog: HTMLElement): (sign: HTMLElement, top: number, height: number) => void {
  const article = dialog.querySelector('.article') ?? dialog;
  const view = dialog.getBoundingClientRect();
  const { left, right } = article.getBoundingClientRect();
  const { width, gap } = view.width >= WIDE.from ? WIDE : NARROW;
  const isRtl = getComputedStyle(article).direction === 'rtl';
  const x = (isRtl ? right + gap : left - gap - width) - view.left - dialog.clientLeft;
  return (sign, top, height) => {
    sign.style.left = `${x}px`;
    sign.style.top = `${top}px`;
    sign.style.setProperty('--height', `${height}px`);
  };
}

const isInnermost = (block: Element) => block.querySelector('[data-node]') === null;
