import { useRef } from 'preact/hooks';
import { formatWordCount } from '../../../shared/format-word-count.ts';
import { message } from '../../../wording/message.ts';
import type { ReaderViewProps } from '../../state/view.ts';

const STEP = 0.125;
/** Where the article is as it was found. */
const AS_FOUND = 0.5;

/** How much of the page stands in the article, for those who know no algorithm by its name. */
export function Agreement({ state, commands }: Pick<ReaderViewProps, 'state' | 'commands'>) {
  const { article, agreement = AS_FOUND } = state;
  const slider = useRef<HTMLInputElement>(null);
  const set = (level: number) => commands.ask({ kind: 'agreement', level });
  const words = article ? formatWordCount(article.words, article.metadata.language) : '';
  return (
    <fieldset class="agreement">
      <legend>{message('agreementTitle')}</legend>
      <div class="ends">
        <span aria-hidden="true">{message('agreementStrict')}</span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={1}
          step={STEP}
          value={agreement}
          aria-label={message('agreementLabel')}
          aria-valuetext={message('twoFacts', levelWords(agreement), words)}
          onInput={({ currentTarget }) => set(Number(currentTarget.value))}
        />
        <span aria-hidden="true">{message('agreementGenerous')}</span>
      </div>
      <p>
        <span>{`${levelWords(agreement)} · ${words}`}</span>
        {agreement !== AS_FOUND && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              // it goes away, and the focus with it
              slider.current?.focus();
              set(AS_FOUND);
            }}
          >
            {message('agreementAsFound')}
          </button>
        )}
        <button type="button" class="quiet" aria-keyshortcuts="V" onClick={() => showVotes(commands)}>
          {message('agreementVotes')}
        </button>
      </p>
    </fieldset>
  );
}

function showVotes(commands: ReaderViewProps['commands']): void {
  commands.toggle('algorithm');
  commands.ask({ kind: 'votes' });
}

function levelWords(level: number): string {
  if (level === AS_FOUND) return message('agreementAsFound');
  if (level < AS_FOUND) return message(level === 0 ? 'agreementNearlyAll' : 'agreementMost');
  return message(level === 1 ? 'agreementAnyone' : 'agreementSome');
}
