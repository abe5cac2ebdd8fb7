import { useRef } from 'preact/hooks';
import { judgementWords } from '../../../platform/wording/judgement.ts';
import { message } from '../../../platform/wording/message.ts';
import { groupAlgorithms, menuOrder } from '../../../shared/algorithm-groups.ts';
import { MoreAlgorithms } from '../../controls/MoreAlgorithms.tsx';
import { digitOf } from '../../input/keys.ts';
import type { AlgorithmChange, AlgorithmChoice } from '../../reader-state.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { algorithmLabel, changeWords } from '../algorithm-words.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { TextButton } from '../TextButton.tsx';

export function AlgorithmMenu(props: ReaderViewProps) {
  const { state, dispatch, tools, commands } = props;
  const { algorithm: current, algorithms } = state;
  const { first, families } = groupAlgorithms(algorithms);
  const order = menuOrder(algorithms);
  const changes = tools.changes();
  const row = (algorithm: AlgorithmChoice) => (
    <AlgorithmRow
      key={algorithm.id}
      algorithm={algorithm}
      change={changes[algorithm.id]}
      digit={digitOf(order.indexOf(algorithm))}
      isChosen={algorithm.id === current}
      onChoose={(id) => dispatch({ type: 'algorithm-chosen', algorithm: id })}
      onDecide={() => commands.toggle('algorithm')}
    />
  );
  return (
    <>
      <Judgement article={state.article} />
      <fieldset aria-label={message('algorithmsTitle')}>
        {first.map(row)}
        {families.length > 0 && (
          <MoreAlgorithms families={families} current={current} caret={<Icon path={icons.caret} />} row={row} />
        )}
      </fieldset>
      {state.isTrial && <Trial {...props} />}
    </>
  );
}

function Judgement({ article }: Pick<ReaderViewProps['state'], 'article'>) {
  if (!article || article.empty) return null;
  const words = judgementWords({ ...article, kind: article.page?.kind ?? null });
  return (
    <p class="judgement" title={words && message('judgementTitle')}>
      {words}
    </p>
  );
}

/** Offers to use this page's algorithm for other pages too. Shown if the algorithm was chosen for this page only. */
function Trial({ state, tools, commands }: ReaderViewProps) {
  const keep = (scope: 'site' | 'everywhere') => () => {
    commands.toggle('algorithm');
    tools.ask({ kind: 'keep-algorithm', scope });
  };
  const label = message('trialUse', algorithmLabel(state.algorithms, state.algorithm));
  return (
    <fieldset class="trial" aria-label={label}>
      <span>{label}</span>
      <TextButton class="quiet" onClick={keep('site')} text={message('trialThisSite')} />
      <TextButton class="quiet" onClick={keep('everywhere')} text={message('trialAlways')} />
    </fieldset>
  );
}

interface AlgorithmRowProps {
  algorithm: AlgorithmChoice;
  /** The number key that chooses the algorithm; '' for none. */
  digit: string;
  isChosen: boolean;
  /** The changes that this algorithm would make to the shown article; undefined until they are known. */
  change: AlgorithmChange | undefined;
  onChoose(id: string): void;
  onDecide(): void;
}

/** A row of the menu. A click on it chooses its algorithm and closes the menu; arrow keys leave the menu open. */
function AlgorithmRow(props: AlgorithmRowProps) {
  const { algorithm, digit, isChosen, change, onChoose, onDecide } = props;
  const isPressed = useRef(false);
  const summaryId = `summary-${algorithm.id}`;
  const changeId = `change-${algorithm.id}`;
  const choose = () => {
    onChoose(algorithm.id);
    if (isPressed.current) onDecide();
  };
  return (
    <label class="choice" onPointerDown={() => (isPressed.current = true)}>
      <input
        type="radio"
        name="algorithm"
        checked={isChosen}
        aria-label={algorithm.label}
        aria-describedby={change ? `${changeId} ${summaryId}` : summaryId}
        {...(digit && { 'aria-keyshortcuts': digit })}
        onChange={choose}
        onClick={() => isChosen && isPressed.current && onDecide()}
        onKeyDown={(event) => {
          isPressed.current = false;
          if (event.key !== 'Enter') return;
          // Otherwise, Enter would also press the button that gets the focus when the menu closes.
          event.preventDefault();
          if (!isChosen) onChoose(algorithm.id);
          onDecide();
        }}
      />
      <span class="tick">
        <Icon path={icons.check} size={18} />
      </span>
      <b>{algorithm.label}</b>
      {change && (
        <span class="change" id={changeId}>
          {changeWords(change)}
        </span>
      )}
      {digit && (
        <span class="digit" aria-hidden="true">
          {digit}
        </span>
      )}
      <small id={summaryId}>{algorithm.summary}</small>
    </label>
  );
}
