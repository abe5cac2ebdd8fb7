import { useLayoutEffect, useRef } from 'preact/hooks';
import { listed, message } from '../../wording/message.ts';
import { type Answer, labelOf } from './answer-of.ts';

interface WhyCardProps {
  answer: Answer;
  /** What is asked about. */
  about: Element;
  canDecide: boolean;
  onDecide(): void;
  /** Takes a comment into the article. */
  onTakeIn(): void;
  onUse(algorithm: string): void;
  onClose(): void;
}

/** Beside the piece that somebody asks about. */
export function WhyCard({ answer, about, canDecide, onDecide, onTakeIn, onUse, onClose }: WhyCardProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current) placeBeside(box.current, about);
  }, [about, answer]);
  // once: more votes come while somebody is on the way to a button
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), [about]);
  const { isKept, isComment, sentence, decider, votes, keepers, others, otherwise } = answer;
  return (
    <section class="why" role="dialog" aria-label={message('whyTitle')} tabIndex={-1} ref={box}>
      <p class="why-reason">{sentence}</p>
      {decider && <p class="why-decider">{decider}</p>}
      {votes && (
        <details>
          <summary>{votes}</summary>
          <dl>
            <Names label={message('whyKeepIt')} names={keepers} />
            <Names label={message('whyLeaveItOut')} names={others} />
          </dl>
        </details>
      )}
      <p class="why-does">
        {isComment && (
          <button type="button" class="quiet" onClick={onTakeIn}>
            {message('whyIsArticleText')}
          </button>
        )}
        {canDecide && (isKept || !isComment) && (
          <button type="button" class="quiet" onClick={onDecide}>
            {message(isKept ? 'editRemove' : 'putBack')}
          </button>
        )}
        {otherwise !== null && (
          <button type="button" class="quiet" title={message('forThisPage')} onClick={() => onUse(otherwise)}>
            {message('whyUseInstead', labelOf(otherwise))}
          </button>
        )}
        <button type="button" class="quiet why-close" onClick={onClose}>
          {message('close')}
        </button>
      </p>
    </section>
  );
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{listed(names)}</dd>
    </div>
  );
}

/** Between it and the piece, and between it and the edges of the window (CSS pixels). */
const DISTANCE = 8;

/** Under the piece where there is room for it, else above; else at the foot of the window. It scrolls with the text. */
function placeBeside(box: HTMLElement, about: Element): void {
  const around = box.offsetParent ?? box;
  const { left, top } = around.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const piece = about.getBoundingClientRect();
  const room = box.ownerDocument.documentElement.clientHeight;
  const isBelow = piece.bottom + DISTANCE + height <= room;
  const above = piece.top - DISTANCE - height;
  const y = isBelow ? piece.bottom + DISTANCE : above > 0 ? above : room - height - DISTANCE;
  const x = Math.max(DISTANCE, Math.min(piece.left, around.clientWidth - width - DISTANCE));
  box.style.left = `${x - left - around.clientLeft + around.scrollLeft}px`;
  box.style.top = `${y - top + around.scrollTop}px`;
}
