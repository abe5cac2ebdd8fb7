import type { Article } from '../../article/types.ts';
import { type MessageKey, message } from '../../platform/wording/message.ts';
import type { AlgorithmChoice } from '../reader-state.ts';
import type { ReaderViewProps } from '../state/view.ts';
import { algorithmLabel } from './algorithm-words.ts';
import { ReportChoices } from './Fold.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';
import { TextButton } from './TextButton.tsx';

/** Id of the algorithm that keeps all visible text; it is offered first when there is no article. */
const ALL_TEXT = 'html-text';

type Reason = NonNullable<Article['empty']>;

export function EmptyState({
  article: { algorithm },
  reason,
  state,
  dispatch,
  commands,
}: ReaderViewProps & { article: Article; reason: Reason }) {
  const { algorithms, notice } = state;
  const [title, text] = WORDS[reason];
  const ways = reason === 'no-text' ? [] : waysOn(algorithms, algorithm);
  return (
    <div class="state">
      <Icon path={icons.book} size={44} class="glyph" />
      <h1>{message(title, algorithmLabel(algorithms, algorithm))}</h1>
      <p>{notice || message(text, 'Esc')}</p>
      {ways.length > 0 && (
        <div class="ways">
          {ways.map(({ id, label, summary }) => (
            <TextButton
              key={id}
              class={id === ALL_TEXT ? 'button primary' : 'button'}
              title={summary}
              onClick={() => dispatch({ type: 'algorithm-chosen', algorithm: id })}
              text={id === ALL_TEXT ? message('wayAllText') : label}
            />
          ))}
        </div>
      )}
      <ReportChoices onReport={commands.report} />
    </div>
  );
}

/** Maximum number of other algorithms that are offered when there is no article; the menu has all of them. */
const MOST_WAYS = 3;

function waysOn(algorithms: readonly AlgorithmChoice[], current: string): readonly AlgorithmChoice[] {
  const others = algorithms.filter(({ id }) => id !== current);
  const allText = others.filter(({ id }) => id === ALL_TEXT);
  return [...allText, ...others.filter(({ id, recommended }) => recommended && id !== ALL_TEXT)].slice(0, MOST_WAYS);
}

/** Headline and explanation for each reason why there is no article. */
const WORDS = {
  'no-text': ['emptyNoText', 'emptyNoTextWhy'],
  'no-candidate': ['emptyNoArticle', 'emptyNoArticleWhy'],
  failed: ['emptyFailed', 'emptyFailedWhy'],
} as const satisfies Record<Reason, readonly [MessageKey, MessageKey]>;
