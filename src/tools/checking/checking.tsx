/**
 * Lets the user check the article: compares it with the article of another algorithm (the partner), in the text or on
 * the page under the reader. Each block (paragraph) has a card that shows why it is kept or left out, which algorithms
 * keep it, and what the user can do.
 */
import { algorithmInfos, DEFAULT_ALGORITHM } from '../../algorithms/index.ts';
import { undo } from '../../article/corrections/history.ts';
import { message } from '../../platform/wording/message.ts';
import { selectionIn } from '../../reader/input/copy-selection.ts';
import { PIECE } from '../../reader/input/user-made.ts';
import { labelOf, offeredIn } from '../algorithms.ts';
import { type Feature, onPress, type ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import type { Check } from '../types.ts';
import { CheckStrip } from './CheckStrip.tsx';
import { type Cards, createCards, createPointing } from './cards.tsx';
import { comparisonOf } from './comparison.ts';
import { textsOfBlocks } from './PageLayer.tsx';
import { createPageView } from './page-view.tsx';
import { createWalk, type DifferenceWalk, markCurrent } from './walk.ts';

type View = Check['view'];

export interface Checking extends Feature {
  toggle(): void;
  /** Starts checking in a view (the text, or the page under the reader), or switches to that view. */
  open(view: View): void;
  /** Opens the card of a block, which explains why the block is in the article. */
  ask(piece: HTMLElement): void;
}

const FIRST_PARTNER = 'readability';

export function createChecking(place: ToolPlace, redraw: () => void): Checking {
  const { dialog, signal, setWork } = place;
  const cards = createCards(place, redraw);
  const pieceToAskAbout = createPointing(dialog, signal);
  const card = (scene: Scene) => cards.card(scene, (node) => wholeChange(scene, node, walk, cards));
  const pageView = createPageView(place, { ask: askOnPage(dialog, cards), card, redraw });
  const walk = createWalk(place, { redraw, goToOnPage: pageView.goTo });
  const course = createCourse(place, { cards, walk });

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
  const commands = {
    setView: (view: View) => course.open(view),
    choose: course.choose,
    next: walk.next,
    previous: walk.previous,
    accept: (scene: Scene) => walk.accept(scene),
    undo: ({ work }: Scene) => setWork({ ...work, corrections: undo(work.corrections) }),
    setLevel: ({ work }: Scene, agreement: number) => setWork({ ...work, agreement }),
    choosePart: pageView.choosePart,
    end: course.end,
  };

  return {
    toggle: course.toggle,
    open: (view) => course.open(view),
    ask,
    strip: (scene) =>
      scene.work.checking && (
        <CheckStrip
          scene={scene}
          view={scene.work.checking.view}
          partner={course.partner()}
          offered={offeredIn(place, [course.partner()])}
          comparison={comparisonOf(scene)}
          current={walk.current()}
          isChoosingPart={pageView.isChoosingPart()}
          commands={commands}
        />
      ),
    layer: (scene) => (scene.work.checking?.view === 'page' ? pageView.layer(scene) : card(scene)),
    key(event, scene) {
      const key = event.key.toLowerCase();
      if (key === 'x') course.toggle();
      else if (key === 'w' && scene.work.checking?.view !== 'page') return why();
      else return scene.work.checking !== null && walksBy(event, scene, dialog, walk);
      return true;
    },
    leave(scene) {
      if (cards.close()) return true;
      if (!scene.work.checking) return false;
      if (pageView.isChoosingPart()) pageView.choosePart();
      else course.end();
      return true;
    },
    drawn(scene) {
      course.follow(scene);
      const view = scene.work.checking?.view;
      if (view) dialog.dataset.checking = view;
      else delete dialog.dataset.checking;
      pageView.follow(scene);
      walk.settle();
      markCurrent(dialog, scene.work.checking ? walk.current() : -1);
    },
  };
}

/** Starts and ends checking, and remembers the algorithm to compare with (the partner). */
function createCourse(place: ToolPlace, { cards, walk }: { cards: Cards; walk: DifferenceWalk }) {
  const { dialog, setWork } = place;
  /** The algorithm chosen for comparison; its script may still be loading. */
  let partner = '';
  /** The algorithm of the article that was drawn last. */
  let shown = '';

  async function load(algorithm: string): Promise<void> {
    partner = algorithm;
    const isFound = (await place.compare(algorithm)) !== null;
    const scene = place.scene();
    if (!scene?.work.checking || partner !== algorithm) return;
    if (!isFound) place.announce(message('compareFoundNothing', labelOf(algorithm)));
    walk.begin();
    setWork({ ...scene.work, checking: { ...scene.work.checking, partner: isFound ? algorithm : null } });
  }

  function open(view: View): void {
    const scene = place.scene();
    if (!scene) return;
    const { work } = scene;
    const isOther = (id: string) =>
      id !== scene.shown.algorithm && algorithmInfos.some((algorithm) => algorithm.id === id);
    const other = [partner, FIRST_PARTNER, DEFAULT_ALGORITHM].find(isOther);
    cards.close();
    setWork({ ...work, isEditing: false, checking: { view, partner: work.checking?.partner ?? null } });
    place.whisper(message(view === 'page' ? 'xrayTitle' : 'checkTitle'));
    if (other && other !== work.checking?.partner) void load(other);
  }

  /** If the user switches the reader to the partner, the algorithm that was shown until then becomes the partner. */
  function follow({ shown: { algorithm }, work }: Scene): void {
    const before = shown;
    shown = algorithm;
    // `work.checking.partner` cannot be used here, because it is set only after the partner has run.
    if (work.checking && before !== '' && before !== algorithm && partner === algorithm) void load(before);
  }

  function end(): void {
    const scene = place.scene();
    if (!scene?.work.checking) return;
    cards.close();
    setWork({ ...scene.work, checking: null });
    dialog.querySelector<HTMLElement>('.page')?.focus({ preventScroll: true });
  }

  return {
    partner: () => partner,
    choose: (algorithm: string) => void load(algorithm),
    open,
    follow,
    end,
    toggle() {
      if (place.scene()?.work.checking) end();
      else open('text');
    },
  };
}

/** Opens a block's card on the live page. A press on a block whose card is open keeps or removes the block. */
function askOnPage(dialog: HTMLElement, cards: Cards) {
  return (scene: Scene, row: number, isPress: boolean) => {
    const node = textsOfBlocks(scene.page)[row]?.[0] ?? -1;
    if (isPress && cards.decide(scene, node)) return;
    const about = () => dialog.querySelector<HTMLElement>(`[data-row="${row}"]`);
    void cards.ask({ node, about, takesFocus: false });
  };
}

/**
 * Returns a function that accepts the whole difference that contains a block; null if no difference contains the block,
 * or if the block is the whole difference.
 */
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

/**
 * Opens a block's card at a click, while the user checks the article in the text. Ignores clicks on links, pictures and
 * controls, and clicks while text is selected.
 */
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
  else if (key === 'enter' && focusedIn(dialog, '[data-diff]')) walk.accept(scene);
  else return false;
  return true;
}

function focusedIn(dialog: HTMLElement, selector: string): boolean {
  return (dialog.getRootNode() as ShadowRoot).activeElement?.matches(selector) ?? false;
}
