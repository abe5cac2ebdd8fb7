import { judgementTitle, judgementWords } from '../../../shared/judgement.ts';
import { message } from '../../../wording/message.ts';
import type { ReaderState } from '../../types.ts';

/** How sure the algorithm is of what is shown, and the switch to ask it why. */
export function Judgement({ state, onExplain }: { state: ReaderState; onExplain(): void }) {
  const { article, explanation } = state;
  if (!article || article.empty) return null;
  const words = judgementWords({ ...article, kind: article.page?.kind ?? null });
  return (
    <div class="judgement">
      <span title={words && judgementTitle()}>{words}</span>
      <button
        type="button"
        class="quiet"
        aria-pressed={Boolean(explanation)}
        aria-keyshortcuts="X"
        title={message('explainTitle', 'X')}
        onClick={onExplain}
      >
        {message('explain')}
      </button>
    </div>
  );
}
