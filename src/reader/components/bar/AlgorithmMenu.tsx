import { judgementTitle, judgementWords } from '../../../platform/wording/judgement.ts';
import { message } from '../../../platform/wording/message.ts';
import { groupAlgorithms, menuOrder } from '../../../shared/algorithm-groups.ts';
import { MoreAlgorithms } from '../../controls/MoreAlgorithms.tsx';
import { digitOf } from '../../input/keys.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import type { AlgorithmChoice } from '../../types.ts';
import { algorithmLabel } from '../algorithm-label.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { AlgorithmRow } from './AlgorithmRow.tsx';

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

/** How sure the algorithm is of the shown article. */
function Judgement({ article }: Pick<ReaderViewProps['state'], 'article'>) {
  if (!article || article.empty) return null;
  const words = judgementWords({ ...article, kind: article.page?.kind ?? null });
  return (
    <p class="judgement" title={words && judgementTitle()}>
      {words}
    </p>
  );
}

/** Offers to use an algorithm that was chosen for this page on other pages, too. */
function Trial({ state, tools, commands }: ReaderViewProps) {
  const keep = (scope: 'site' | 'everywhere') => () => {
    commands.toggle('algorithm');
    tools.ask({ kind: 'keep-algorithm', scope });
  };
  const label = message('trialUse', algorithmLabel(state.algorithms, state.algorithm));
  return (
    <fieldset class="trial" aria-label={label}>
      <span>{label}</span>
      <button type="button" class="quiet" onClick={keep('site')}>
        {message('trialThisSite')}
      </button>
      <button type="button" class="quiet" onClick={keep('everywhere')}>
        {message('trialAlways')}
      </button>
    </fieldset>
  );
}
