import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AlgorithmInfo, Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { listed, message } from '../../platform/wording/message.ts';
import * as icons from '../../reader/components/icons.ts';
import { IconButton, TextButton } from '../../reader/components/TextButton.tsx';
import { keepersAt } from '../../selection/opinions/votes.ts';
import type { LastWord } from '../../selection/trace.ts';
import { labelOf } from '../algorithms.ts';
import { textsOfBlock } from '../pieces-of.ts';
import { placeBeside } from '../place-beside.ts';
import { type Scene, votesIn } from '../scene.ts';

interface BlockCardProps {
  answer: Answer;
  /** Returns the element of the block that the card explains, to place the card beside it; null while not drawn. */
  about(): Element | null;
  /** Whether the card takes the focus. False over the web page: there, arrow keys must move from block to block. */
  takesFocus: boolean;
  /** "Accept this change": applies to the block and its neighbors that also differ. Null without such neighbors. */
  onAccept: (() => void) | null;
  onDecide(): void;
  onClose(): void;
}

export const CARD_ID = 'block-card';

export function BlockCard({ answer, about, takesFocus, onAccept, onDecide, onClose }: BlockCardProps) {
  const box = useRef<HTMLElement>(null);
  // Positions the card at every draw, because the page under the reader may have scrolled.
  useLayoutEffect(() => {
    const block = about();
    if (box.current) box.current.hidden = block === null;
    if (box.current && block) placeBeside(box.current, { about: [block.getBoundingClientRect()], otherwise: 'foot' });
    block?.toggleAttribute('data-asked', true);
    return () => block?.removeAttribute('data-asked');
  });
  // Focuses the card only at the first draw, because later draws must not take the focus from a button of the card.
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, []);
  const { isKept, isComment, sentence, keepers, others, nodes } = answer;
  const all = keepers.length + others.length;
  return (
    <section class="block-card" role="dialog" aria-label={message('whyTitle')} tabIndex={-1} ref={box}>
      <p id={CARD_ID}>{sentence}</p>
      <Names title={message('votesKeptBy', keepers.length, all)} names={keepers} />
      <Names title={message('votesNotBy')} names={others} />
      <p class="does">
        {nodes.length > 0 && (
          <TextButton
            class="quiet"
            onClick={onDecide}
            text={message(isComment ? 'whyIsArticleText' : isKept ? 'editRemove' : 'gapKeep')}
          />
        )}
        {onAccept && <TextButton class="quiet" onClick={onAccept} text={message('compareAccept')} />}
      </p>
      <IconButton icon={icons.close} size={16} label={message('close')} title={message('close')} onClick={onClose} />
    </section>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p class="names">
      <b>{title}</b> {listed(names)}
    </p>
  );
}

export type Answer = ReturnType<typeof answerOf>;

/** Returns what a block's card shows. `node`: a text node of it. `offered`: algorithms that the card may name. */
export function answerOf(scene: Scene, node: number, word: LastWord | null, offered: readonly AlgorithmInfo[]) {
  const { page, shown } = scene;
  const isKept = word?.isKept ?? true;
  const { voters, keepers } = votesAt(scene, node, offered);
  const said = sentenceOf(isKept, word?.reason ?? '');
  const isComment = shown.commentMarks.some((mark) => mark.node === word?.node);
  const named = (keeps: boolean) => voters.filter((id) => keepers.has(id) === keeps).map(labelOf);
  return {
    isKept,
    /** Whether the block is one of the comments under the article, even if the reader hides the comments. */
    isComment,
    /** The decision and its reason, such as "Kept. Long text, no links." */
    sentence: isComment ? `${message('roleComment')} · ${said}` : said,
    /** Names of the algorithms that keep the block and of those that do not; empty if only one algorithm has run. */
    keepers: voters.length < 2 ? [] : named(true),
    others: voters.length < 2 ? [] : named(false),
    /** Text nodes that the button Keep or Remove changes; empty if the user can neither keep nor remove the block. */
    nodes: isKept && !isComment ? keptNodesOf(page, shown.marks, node) : textsOfBlock(page, node),
  };
}

function votesAt(scene: Scene, node: number, offered: readonly AlgorithmInfo[]) {
  const votes = votesIn(scene);
  const row = votes.blocks.indexOf(scene.page.blockOf(node));
  const asked = new Set(row < 0 ? [] : votes.voters.map(({ algorithm }) => algorithm));
  const keepers = new Set(row < 0 ? [] : keepersAt(votes, row));
  return { voters: offered.map(({ id }) => id).filter((id) => asked.has(id)), keepers };
}

function sentenceOf(isKept: boolean, reason: string): string {
  if (reason === '') return message(isKept ? 'whyKept' : 'whyLeftOut');
  const sentence = reason.charAt(0).toLocaleUpperCase() + reason.slice(1);
  return message(isKept ? 'whyKeptBecause' : 'whyLeftOutBecause', sentence);
}

export function wordOn(page: Page, words: readonly LastWord[], node: number): LastWord | null {
  const block = page.blockOf(node);
  return (block < 0 ? undefined : words.find((word) => page.blockOf(word.node) === block)) ?? null;
}

/** Returns the nodes that the button Remove takes out: the block's text nodes that are in the article. */
function keptNodesOf(page: Page, marks: readonly Mark[], node: number): readonly number[] {
  const texts = new Set(textsOfBlock(page, node));
  return marks.map((mark) => mark.node).filter((kept) => texts.has(kept));
}
