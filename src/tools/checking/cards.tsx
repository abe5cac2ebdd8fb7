/** The card of one block (paragraph). It opens with W, with Alt+click, and with a click while the user checks. */

import type { ComponentChild } from 'preact';
import type { Correction } from '../../article/corrections/types.ts';
import { intact } from '../../platform/unclobbered.ts';
import { message } from '../../platform/wording/message.ts';
import { PIECE } from '../../reader/input/user-made.ts';
import { focusedIn } from '../../reader/overlay/create-overlay.ts';
import type { LastWord } from '../../selection/trace.ts';
import { offeredIn } from '../algorithms.ts';
import { decide, focusOn, onPanelOpened, type ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { type Answer, answerOf, BlockCard, wordOn } from './BlockCard.tsx';

interface AskedBlock {
  /** Id of a text node of the block. */
  readonly node: number;
  /** Returns the block's element in the article, or its box over the web page; null while neither is drawn. */
  about(): HTMLElement | null;
  /** Whether the card takes the focus; if false, the focus stays on the block. */
  readonly takesFocus: boolean;
}

interface Asked extends AskedBlock {
  readonly word: LastWord | null;
  /** Content of the article when the card was opened. If the content changes, the card may be wrong, so it closes. */
  readonly of: object;
}

export class Cards {
  private asked: Asked | null = null;
  /** The block whose card waits for the engine's reason; null for none. Esc then cancels this card and nothing else. */
  private awaited: AskedBlock | null = null;

  constructor(
    private readonly place: ToolPlace,
    private readonly redraw: () => void,
  ) {
    const { dialog, signal } = place;
    const onPress = ({ target }: PointerEvent) =>
      this.asked && !(target as Element).closest('.block-card, .live-block') && this.close();
    dialog.addEventListener('pointerdown', onPress, { signal });
    onPanelOpened(place, () => {
      if (!this.asked) return;
      // Does not call `close`, which would take the focus out of the panel that has just opened.
      this.asked = null;
      redraw();
    });
    const onResize = () => this.asked && redraw();
    intact(dialog.ownerDocument).defaultView?.addEventListener('resize', onResize, { passive: true, signal });
  }

  async ask(question: AskedBlock): Promise<void> {
    this.awaited = question;
    const words = await this.place.explain();
    if (this.awaited !== question) return;
    this.awaited = null;
    const scene = this.place.scene();
    if (!scene || question.node >= scene.page.nodes.size) return;
    this.asked = { ...question, word: words && wordOn(scene.page, words, question.node), of: scene.shown.kept };
    this.redraw();
  }

  /** Keeps or removes a block, as the button on its card does. Returns false if the card is not open. */
  decide(scene: Scene, node: number): boolean {
    const { asked } = this;
    if (asked?.node !== node || asked.of !== scene.shown.kept) return false;
    this.decideOn(scene, asked);
    return true;
  }

  /** Closes the card, or cancels a card that is not shown yet. Returns false if there is none. */
  close = (): boolean => {
    const closed = this.awaited ?? this.asked;
    if (!closed) return false;
    this.asked = null;
    this.awaited = null;
    const about = closed.about();
    this.redraw();
    if (about?.isConnected) focusOn(about);
    return true;
  };

  /** Returns the open card. `accept`: returns `onAccept` of {@link BlockCard} for a text node's block. */
  card(scene: Scene, accept: (node: number) => (() => void) | null): ComponentChild {
    const { asked } = this;
    if (asked?.of !== scene.shown.kept) return null;
    return (
      <BlockCard
        key={asked.node}
        answer={answerTo(this.place, scene, asked)}
        about={asked.about}
        takesFocus={asked.takesFocus}
        onAccept={accept(asked.node)}
        onDecide={() => this.decideOn(scene, asked)}
        onClose={this.close}
      />
    );
  }

  private decideOn(scene: Scene, asked: Asked): void {
    const { place } = this;
    const answer = answerTo(place, scene, asked);
    this.asked = null;
    if (answer.nodes.length === 0) this.redraw();
    else decide(place, scene, correctionOf(answer), message(isTakenOut(answer) ? 'saidRemoved' : 'xrayKept'));
    asked.about()?.focus({ preventScroll: true });
  }
}

function answerTo(place: ToolPlace, scene: Scene, { node, word }: Asked): Answer {
  const inUse = [scene.shown.algorithm, scene.work.checking?.partner ?? undefined];
  return answerOf(scene, node, word, offeredIn(place, inUse));
}

const isTakenOut = ({ isKept, isComment }: Answer) => isKept && !isComment;

/** Returns the correction that the button Keep or Remove makes. A comment under the article becomes article text. */
function correctionOf(answer: Answer): Correction {
  const { isComment, nodes } = answer;
  if (isComment) return { kind: 'role', role: 'body', nodes };
  return { kind: isTakenOut(answer) ? 'remove' : 'keep', nodes };
}

/** Returns a function that finds the focused block, or else the one under the pointer, or else the first in view. */
export function createPointing(dialog: HTMLElement, signal: AbortSignal): () => HTMLElement | null {
  let pointed: HTMLElement | null = null;
  const onOver = ({ target }: Event) => {
    pointed = target instanceof Element ? target.closest<HTMLElement>(PIECE) : null;
  };
  dialog.addEventListener('pointerover', onOver, { signal, passive: true });
  return () => {
    const isThere = pointed?.isConnected ? pointed : null;
    return focusedIn(dialog)?.closest<HTMLElement>(PIECE) ?? isThere ?? firstInView(dialog);
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
