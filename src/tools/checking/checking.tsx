/**
 * Compares the article with that of another algorithm (the partner), in the text or on the page under the reader, and
 * explains each block (paragraph) on a card.
 */
import { selectionIn } from '../../reader/input/copy-selection.ts';
import { PIECE } from '../../reader/input/user-made.ts';
import { focusedIn } from '../../reader/overlay/create-overlay.ts';
import { onPress, type ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { CheckStrip } from './CheckStrip.tsx';
import { Cards, createPointing } from './cards.tsx';
import { comparisonOf } from './comparison.ts';
import { Course } from './course.ts';
import { PageView } from './page-view.tsx';
import { DifferenceWalk, markCurrent } from './walk.ts';

export function createChecking(place: ToolPlace, redraw: () => void) {
  const { dialog, signal } = place;
  const cards = new Cards(place, redraw);
  const pieceToAskAbout = createPointing(dialog, signal);
  const card = (scene: Scene) => cards.card(scene, (node) => wholeChange(scene, node, walk, cards));
  const pageView = new PageView(place, cards, card, redraw);
  const walk = new DifferenceWalk(place, pageView, redraw);
  const course = new Course(place, cards, walk);

  function ask(piece: HTMLElement): void {
    const about = () => (piece.isConnected ? piece : null);
    void cards.ask({ node: Number(piece.dataset.node), about, takesFocus: true });
  }

  function why(): boolean {
    const piece = pieceToAskAbout();
    if (piece) ask(piece);
    return piece !== null;
  }

  hearPresses(place, ask);

  return {
    toggle: course.toggle,
    open: course.open,
    ask,
    strip: (scene: Scene) =>
      scene.work.checking && (
        <CheckStrip place={place} scene={scene} check={scene.work.checking} {...{ course, walk, pageView }} />
      ),
    layer: (scene: Scene) => (scene.work.checking?.view === 'page' ? pageView.layer(scene) : card(scene)),
    key(event: KeyboardEvent, scene: Scene): boolean {
      const key = event.key.toLowerCase();
      if (key === 'x') course.toggle();
      else if (key === 'w' && scene.work.checking?.view !== 'page') return why();
      else return scene.work.checking !== null && walksBy(event, scene, dialog, walk);
      return true;
    },
    leave(scene: Scene): boolean {
      if (cards.close()) return true;
      if (!scene.work.checking) return false;
      if (pageView.isChoosingPart) pageView.choosePart();
      else course.end();
      return true;
    },
    drawn(scene: Scene) {
      course.follow(scene);
      const view = scene.work.checking?.view;
      if (view) dialog.dataset.checking = view;
      else delete dialog.dataset.checking;
      pageView.follow(scene);
      walk.settle();
      markCurrent(dialog, scene.work.checking ? walk.current : -1);
    },
  };
}

/** Returns the action of "Accept this change". Null without differing neighbors: Keep or Remove does the same. */
function wholeChange(scene: Scene, node: number, walk: DifferenceWalk, cards: Cards): (() => void) | null {
  const { page } = scene;
  const block = page.blockOf(node);
  const isOfBlock = (id: number) => page.isText(id) && page.blockOf(id) === block;
  const differences = comparisonOf(scene)?.differences ?? [];
  const index = differences.findIndex(({ nodes }) => nodes.some(isOfBlock));
  if (index < 0 || differences[index]?.nodes.every(isOfBlock)) return null;
  return () => {
    cards.close();
    walk.accept(scene, index);
  };
}

/** Opens a block's card at a click, while the user checks the article in the text and selects nothing. */
function hearPresses(place: ToolPlace, ask: (piece: HTMLElement) => void): void {
  onPress(place, PIECE, (piece, { target }) => {
    const isSelecting = selectionIn(place.dialog)?.isCollapsed === false;
    const isControl = (target as Element).closest('a, button, summary, input, select, img, video, audio') !== null;
    if (place.scene()?.work.checking?.view === 'text' && !isSelecting && !isControl) ask(piece);
  });
}

function walksBy(event: KeyboardEvent, scene: Scene, dialog: HTMLElement, walk: DifferenceWalk): boolean {
  const key = event.key.toLowerCase();
  if (key === 'n') walk.next();
  else if (key === 'p') walk.previous();
  else if (key === 't') walk.accept(scene);
  else if (key === 'enter' && focusedIn(dialog)?.matches('[data-diff]')) walk.accept(scene);
  else return false;
  return true;
}
