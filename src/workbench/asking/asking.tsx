/** "Why is this here?": Alt+click or W on a piece of the article, and on what is left out, at its place. */

import { PIECE } from '../../reader/input/ask-why.ts';
import type { LastWord } from '../../selection/trace.ts';
import { message } from '../../wording/message.ts';
import { decide } from '../decide.ts';
import type { Feature } from '../feature.ts';
import type { WorkbenchPlace } from '../place.ts';
import { onPress } from '../presses.ts';
import type { Scene } from '../scene.ts';
import { answerOf, keptNodesOfPiece, nodesOfPiece, wordOn } from './answer-of.ts';
import { WhyCard } from './WhyCard.tsx';

/** What somebody asks about. */
interface Asked {
  readonly node: number;
  readonly word: LastWord | null;
  readonly about: HTMLElement;
  /** The article that it was asked about: of another one the answer may be another. */
  readonly of: object;
}

export interface Asking extends Feature {
  /** Answers why a piece of the article is here. */
  ask(piece: HTMLElement): void;
}

/** @param redraw draws the strips of the workbench again */
export function createAsking(place: WorkbenchPlace, redraw: () => void): Asking {
  const { dialog, signal } = place;
  const pieceToAskAbout = createPointing(dialog, signal);
  let asked: Asked | null = null;

  async function ask(about: HTMLElement): Promise<void> {
    const node = Number(about.dataset.node);
    const words = await place.explain();
    const scene = place.scene();
    if (!scene || !about.isConnected || node >= scene.page.nodes.size) return;
    asked = { node, about, word: words && wordOn(scene.page, words, node), of: scene.shown.read };
    redraw();
  }

  function close(): void {
    const about = asked?.about;
    asked = null;
    redraw();
    if (about?.isConnected) focusPiece(about);
  }

  function decideOn(scene: Scene, node: number, isKept: boolean): void {
    const { page, shown } = scene;
    const nodes = isKept ? keptNodesOfPiece(page, shown.marks, node) : nodesOfPiece(page, node);
    asked = null;
    const words = message(isKept ? 'saidRemoved' : 'saidPutBack');
    if (nodes.length > 0) decide(place, scene, { kind: isKept ? 'remove' : 'keep', nodes }, words);
  }

  onPress(dialog, '[data-put-back]', putBack, signal);
  onPress(dialog, '[data-show-all]', (button) => showAll(button), signal);
  hearPressesOutside(dialog, () => asked && close(), signal);

  function putBack({ dataset }: HTMLElement): void {
    const scene = place.scene();
    if (scene) decideOn(scene, Number(dataset.putBack), false);
  }

  function showAll(button: HTMLElement): void {
    const scene = place.scene();
    const before = Number(button.closest<HTMLElement>('[data-left-out]')?.dataset.leftOut);
    if (scene) place.setWork({ ...scene.work, openGaps: [...scene.work.openGaps, before] });
  }

  return {
    ask: (piece) => void ask(piece),
    strip(scene) {
      if (!asked || asked.of !== scene.shown.read || !asked.about.isConnected) return null;
      const { node, word, about } = asked;
      const answer = answerOf(scene, node, word);
      const { page, shown } = scene;
      const nodes = answer.isKept ? keptNodesOfPiece(page, shown.marks, node) : nodesOfPiece(page, node);
      return (
        <WhyCard
          answer={answer}
          about={about}
          canDecide={nodes.length > 0}
          onDecide={() => decideOn(scene, node, answer.isKept)}
          onTakeIn={() => takeIn(place, scene, node)}
          onUse={(algorithm) => {
            asked = null;
            place.setAlgorithm(algorithm, 'this-page');
          }}
          onClose={close}
        />
      );
    },
    key(event) {
      if (event.key.toLowerCase() !== 'w') return false;
      const about = pieceToAskAbout();
      if (about) void ask(about);
      return about !== null;
    },
    leave() {
      if (!asked) return false;
      close();
      return true;
    },
  };
}

/** Makes a comment text of the article. */
function takeIn(place: WorkbenchPlace, scene: Scene, node: number): void {
  decide(place, scene, { kind: 'role', role: 'body', nodes: nodesOfPiece(scene.page, node) }, message('saidPutBack'));
}

function hearPressesOutside(dialog: HTMLElement, leave: () => void, signal: AbortSignal): void {
  dialog.addEventListener('pointerdown', ({ target }) => (target as Element).closest('.why') || leave(), { signal });
}

/** A piece that is no stop of the Tab key takes the focus for once, so that reading goes on where it was asked. */
function focusPiece(piece: HTMLElement): void {
  if (piece.tabIndex < 0) piece.tabIndex = -1;
  piece.focus({ preventScroll: true });
}

/** The piece with the focus, else the one under the pointer, else the first one in view. */
function createPointing(dialog: HTMLElement, signal: AbortSignal): () => HTMLElement | null {
  let pointed: HTMLElement | null = null;
  dialog.addEventListener(
    'pointerover',
    ({ target }) => {
      pointed = target instanceof Element ? target.closest<HTMLElement>(PIECE) : null;
    },
    { signal, passive: true },
  );
  const pieceOf = (element: Element | null | undefined) => element?.closest<HTMLElement>(PIECE) ?? null;
  return () => {
    const root = dialog.getRootNode() as ShadowRoot;
    const isThere = pointed?.isConnected ? pointed : null;
    return pieceOf(root.activeElement) ?? isThere ?? firstInView(dialog);
  };
}

function firstInView(dialog: HTMLElement): HTMLElement | null {
  const { top } = dialog.getBoundingClientRect();
  for (const piece of dialog.querySelectorAll<HTMLElement>(PIECE)) {
    const rect = piece.getBoundingClientRect();
    if (rect.bottom > top && rect.height > 0 && !piece.querySelector('[data-node]')) return piece;
  }
  return null;
}
