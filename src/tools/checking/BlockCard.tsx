import { useLayoutEffect, useRef } from 'preact/hooks';
import { listed, message } from '../../platform/wording/message.ts';
import { Icon } from '../../reader/components/Icon.tsx';
import * as icons from '../../reader/components/icons.ts';
import { placeBeside } from '../place-beside.ts';
import type { Answer } from './answer-of.ts';

interface BlockCardProps {
  answer: Answer;
  /** Returns the element beside the card; null while it is not drawn. */
  about(): Element | null;
  /** False on the page: the focus stays on the block for the arrow keys. */
  takesFocus: boolean;
  /** Takes over the other algorithm's version; null if that equals Keep or Remove. */
  onAccept: (() => void) | null;
  onDecide(): void;
  onClose(): void;
}

export const CARD_ID = 'block-card';

/** Shows why a block is here or not, which algorithms keep it, and the possible actions. */
export function BlockCard({ answer, about, takesFocus, onAccept, onDecide, onClose }: BlockCardProps) {
  const box = useRef<HTMLElement>(null);
  // at each draw, because the page below may have scrolled
  useLayoutEffect(() => {
    const block = about();
    if (box.current) box.current.hidden = block === null;
    if (box.current && block) placeBeside(box.current, { about: [block.getBoundingClientRect()], otherwise: 'foot' });
    block?.toggleAttribute('data-asked', true);
    return () => block?.removeAttribute('data-asked');
  });
  // once, because more votes may arrive while the user moves to a button
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
          <button type="button" class="quiet" onClick={onDecide}>
            {message(isComment ? 'whyIsArticleText' : isKept ? 'editRemove' : 'gapKeep')}
          </button>
        )}
        {onAccept && (
          <button type="button" class="quiet" onClick={onAccept}>
            {message('compareAccept')}
          </button>
        )}
      </p>
      <button type="button" class="tool" aria-label={message('close')} title={message('close')} onClick={onClose}>
        <Icon path={icons.close} size={16} />
      </button>
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
