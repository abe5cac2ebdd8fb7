import { MoreAlgorithms } from '../../../controls/MoreAlgorithms.tsx';
import { groupAlgorithms, menuOrder } from '../../../shared/algorithm-groups.ts';
import { digitOf } from '../../input/keys.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import type { AlgorithmChoice } from '../../types.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { AlgorithmRow } from './AlgorithmRow.tsx';
import { Judgement } from './Judgement.tsx';

export function AlgorithmMenu({ state, commands }: ReaderViewProps) {
  const { algorithm: current, algorithms } = state;
  const { recommended, families } = groupAlgorithms(algorithms);
  const order = menuOrder(algorithms);
  const row = (algorithm: AlgorithmChoice) => (
    <AlgorithmRow
      key={algorithm.id}
      algorithm={algorithm}
      digit={digitOf(order.indexOf(algorithm))}
      isChosen={algorithm.id === current}
      onChoose={commands.setAlgorithm}
      onDecide={() => commands.toggle('algorithm')}
    />
  );
  return (
    <>
      <Judgement
        state={state}
        onExplain={() => {
          commands.toggle('algorithm');
          commands.toggleExplanation();
        }}
      />
      <fieldset aria-label="How to find the article">
        {recommended.map(row)}
        {families.length > 0 && (
          <MoreAlgorithms families={families} current={current} caret={<Icon path={icons.caret} />} row={row} />
        )}
      </fieldset>
    </>
  );
}
