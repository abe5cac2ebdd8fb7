import { useLayoutEffect, useRef } from 'preact/hooks';
import { listed, message } from '../../wording/message.ts';
import { placeBeside } from '../place-beside.ts';
import { type Answer, labelOf } from './answer-of.ts';

interface WhyCardProps {
  answer: Answer;
  /** What is asked about. */
  about: Element;
  canDecide: boolean;
  onDecide(): void;
  onUse(algorithm: string): void;
  onClose(): void;
}

/** Beside the piece that somebody asks about. */
export function WhyCard({ answer, about, canDecide, onDecide, onUse, onClose }: WhyCardProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current) placeBeside(box.current, { about: [about.getBoundingClientRect()], otherwise: 'foot' });
  }, [about, answer]);
  // once: more votes come while somebody is on the way to a button
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), [about]);
  const { isKept, sentence, decider, votes, keepers, others, otherwise } = answer;
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
        {canDecide && (
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
