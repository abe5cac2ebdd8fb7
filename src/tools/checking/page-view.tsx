/** Shows which blocks (paragraphs) of the web page are in the article, by boxes over them. Does not change the page. */

import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Page } from '../../page/page.ts';
import { intact } from '../../platform/unclobbered.ts';
import { counted, message } from '../../platform/wording/message.ts';
import { decide, type ToolPlace } from '../place.ts';
import { pixels } from '../place-beside.ts';
import type { Scene } from '../scene.ts';
import { CARD_ID } from './BlockCard.tsx';
import type { Cards } from './cards.tsx';
import { boxOfPart, partsAround, type Sightings, scrollerAround, watchSightings } from './live-boxes.ts';
import { blockLabel, headOf, pageBlocks, textsOfBlocks } from './page-blocks.ts';

interface Open {
  /** The page for which the view was opened. A new reading has new blocks, so the view is opened again. */
  readonly page: object;
  readonly sightings: Sightings;
  /** Row (index of a block) from which the arrow keys move; -1 for none. */
  current: number;
  /** Row of the block that the pointer or the focus reached last; -1 for none. */
  pointed: number;
  /** Element around the pointed block that a click would choose (0: innermost); null while choosing blocks. */
  level: number | null;
  /** First text nodes of blocks in the article's head ({@link headOf}). Until known: null, and no boxes are drawn. */
  inHead: ReadonlySet<number> | null;
}

/** Scroll distances of wheel and paging keys: for a line (CSS pixels), and for a page (share of the window). */
const LINE = 16;
const PAGE = 0.85;
/** Height at the bottom of the window that the controls cover (CSS pixels). Blocks there are scrolled into view. */
const FOOT = 120;

export class PageView {
  private readonly view: Window;
  private state: Open | null = null;
  drawAgain = () => {};

  constructor(
    readonly place: ToolPlace,
    private readonly cards: Cards,
    readonly card: (scene: Scene) => ComponentChild,
    private readonly redraw: () => void,
  ) {
    this.view = intact(place.dialog.ownerDocument).defaultView as Window;
  }

  /** Opens the view if the user checks the article on the web page; otherwise closes it. */
  follow(scene: Scene | null): void {
    const isWanted = scene?.work.checking?.view === 'page';
    if (this.state && !(isWanted && this.state.page === scene.page)) {
      this.state.sightings.stop();
      this.state = null;
    }
    if (isWanted && !this.state) this.begin(scene);
  }

  layer(scene: Scene): ComponentChild {
    return this.state && <PageLayer view={this} scene={scene} state={this.state} />;
  }

  private begin(scene: Scene): void {
    const { place } = this;
    const sightings = watchSightings(place, scene.page, () => this.drawAgain());
    const opened: Open = { page: scene.page, sightings, current: -1, pointed: -1, level: null, inHead: null };
    this.state = opened;
    void place.explain().then((words) => {
      const now = place.scene();
      if (this.state !== opened || !now) return;
      opened.inHead = headOf(now, words ?? []);
      this.drawAgain();
    });
  }

  /** Scrolls to the first block with one of these nodes, and opens its card unless the user is choosing a part. */
  goTo(scene: Scene, nodes: readonly number[]): void {
    const row = textsOfBlocks(scene.page).findIndex((texts) => texts.some((text) => nodes.includes(text)));
    this.goToRow(row);
  }

  get isChoosingPart(): boolean {
    return this.state !== null && this.state.level !== null;
  }

  choosePart = (): void => {
    const { state } = this;
    if (!state) return;
    state.level = state.level === null ? 0 : null;
    if (state.pointed < 0) state.current = state.pointed = state.sightings.now()[0]?.row ?? -1;
    this.redraw();
  };

  press = (row: number): void =>
    this.withScene((scene, state) => {
      if (state.level !== null) return this.keepPart(scene, state);
      state.current = row;
      this.ask(scene, row, true);
    });

  /** Opens a block's card. A press with the card open keeps or removes the block. */
  private ask(scene: Scene, row: number, isPress: boolean): void {
    const node = textsOfBlocks(scene.page)[row]?.[0] ?? -1;
    if (isPress && this.cards.decide(scene, node)) return;
    const about = () => this.place.dialog.querySelector<HTMLElement>(`[data-row="${row}"]`);
    void this.cards.ask({ node, about, takesFocus: false });
  }

  point = (row: number): void =>
    this.withScene((_scene, state) => {
      if (state.pointed !== row && state.level !== null) state.level = 0;
      state.pointed = row;
    });

  wheel = (event: WheelEvent): void => {
    // Leaves zooming to the browser: by Ctrl and the wheel, or by a pinch on a touchpad, which browsers report as Ctrl.
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? this.view.innerHeight * PAGE : 1;
    this.scroll(event.deltaY * unit);
  };

  /** Handles arrow and paging keys: moves to another block, makes the chosen part larger or smaller, or scrolls. */
  key = (event: KeyboardEvent): void =>
    this.withScene((_scene, state) => {
      const from = state.current >= 0 ? state.current : (state.sightings.now()[0]?.row ?? 0) - 1;
      const page = this.view.innerHeight * PAGE;
      const vertical = (by: number) => {
        if (state.level === null) this.goToRow(from + by);
        else state.level = Math.max(0, state.level - by);
      };
      const acts: Readonly<Record<string, () => void>> = {
        ArrowDown: () => vertical(1),
        ArrowUp: () => vertical(-1),
        ArrowRight: () => this.goToRow(from + 1),
        ArrowLeft: () => this.goToRow(from - 1),
        PageDown: () => this.scroll(page),
        PageUp: () => this.scroll(-page),
        Home: () => this.scroll(-1e7),
        End: () => this.scroll(1e7),
      };
      const act = acts[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    });

  scroll = (by: number): void =>
    this.withScene(({ page }, { pointed, sightings }) => {
      const seen = sightings.now();
      const row = seen.some((sighting) => sighting.row === pointed) ? pointed : (seen[0]?.row ?? -1);
      this.scrollAround(page, row, by);
    });

  private withScene(act: (scene: Scene, state: Open) => void): void {
    const scene = this.place.scene();
    if (!scene || !this.state) return;
    act(scene, this.state);
    this.drawAgain();
  }

  private goToRow(row: number): void {
    this.withScene((scene, state) => {
      if (row < 0 || row >= textsOfBlocks(scene.page).length) return;
      state.current = row;
      state.pointed = row;
      const box = state.sightings.boxOf(row);
      const { innerHeight } = this.view;
      const isInView = !box || (box.top >= 0 && box.bottom <= innerHeight - FOOT);
      if (!isInView) this.scrollAround(scene.page, row, box.top - innerHeight / 3);
      if (state.level === null) this.ask(scene, row, false);
    });
  }

  /** Scrolls the nearest scroll container around a block, or the window, by a distance (CSS pixels). */
  private scrollAround(page: Page, row: number, by: number): void {
    const text = this.place.nodeOf(textsOfBlocks(page)[row]?.[0] ?? -1);
    scrollerAround(text ?? null, this.view).scrollBy({ top: by, behavior: 'instant' });
  }

  private keepPart(scene: Scene, state: Open): void {
    const element = elementOf(scene, state, this.place.nodeOf);
    if (element === null) return;
    state.level = null;
    decide(this.place, scene, { kind: 'container', element }, message('saidPartOnly'));
    this.redraw();
  }
}

interface PageLayerProps {
  view: PageView;
  scene: Scene;
  state: Open;
}

function PageLayer({ view, scene, state }: PageLayerProps) {
  const [, setDrawn] = useState(0);
  const layer = useRef<HTMLElement>(null);
  const { current, sightings, level, inHead } = state;
  const seen = sightings.now();
  const blocks = inHead && pageBlocks(scene, inHead);
  const part = partOf(scene, state, view.place.nodeOf);
  useLayoutEffect(() => {
    view.drawAgain = () => setDrawn((drawn) => drawn + 1);
    layer.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    const at = layer.current?.querySelector<HTMLElement>(`[data-row="${current}"]`);
    if (current >= 0 && at && at.getRootNode() instanceof ShadowRoot) at.focus({ preventScroll: true });
  }, [current, blocks !== null && seen.some(({ row }) => row === current)]);
  return (
    <section
      class={level === null ? 'live-page' : 'live-page choosing'}
      aria-label={message('xrayTitle')}
      tabIndex={-1}
      ref={layer}
      onKeyDown={view.key}
      onWheel={view.wheel}
      onPointerMove={dragging(view.scroll)}
    >
      {seen.map(({ row, box }) => {
        const block = blocks?.[row];
        return (
          block && (
            <button
              key={row}
              type="button"
              class={`live-block ${block.isKept ? 'kept' : 'left'} ${block.differs ? 'differs' : ''}`}
              style={pixels(box)}
              data-row={row}
              aria-pressed={block.isKept}
              aria-label={blockLabel(scene, block)}
              aria-describedby={CARD_ID}
              tabIndex={row === current ? 0 : -1}
              onPointerEnter={() => view.point(row)}
              onFocus={() => view.point(row)}
              onClick={() => view.press(row)}
            />
          )
        );
      })}
      {view.card(scene)}
      {part && (
        <div class="live-part" style={pixels(part.box)}>
          <span>{part.words}</span>
        </div>
      )}
    </section>
  );
}

/** Scrolls the web page when the user drags on a touch screen, because the reader over it receives all touches. */
function dragging(drag: (by: number) => void) {
  return ({ pointerType, movementY, buttons }: PointerEvent) => {
    if (pointerType === 'touch' && buttons > 0) drag(-movementY);
  };
}

/** Returns the part of the page (element) to which a click would limit the article; null while choosing blocks. */
function elementOf({ page }: Scene, { pointed, level }: Open, nodeOf: ToolPlace['nodeOf']): number | null {
  const first = textsOfBlocks(page)[pointed]?.[0];
  if (level === null || first === undefined) return null;
  const parts = partsAround(page, first, nodeOf);
  return parts[Math.min(level, parts.length - 1)] ?? null;
}

function partOf(scene: Scene, state: Open, nodeOf: ToolPlace['nodeOf']): { box: DOMRect; words: string } | null {
  const element = elementOf(scene, state, nodeOf);
  const box = element === null ? null : boxOfPart(element, nodeOf);
  if (element === null || !box) return null;
  const blocks = textsOfBlocks(scene.page).filter(([first = -1]) => scene.page.holds(element, first));
  return { box, words: counted('xrayBlocks', blocks.length) };
}
