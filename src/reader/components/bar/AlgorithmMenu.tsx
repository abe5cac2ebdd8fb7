import { MoreAlgorithms } from '../../../controls/MoreAlgorithms.tsx';
import { groupAlgorithms, menuOrder } from '../../../shared/algorithm-groups.ts';
import { message } from '../../../wording/message.ts';
import { digitOf } from '../../input/keys.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import type { AlgorithmChoice } from '../../types.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { Agreement } from './Agreement.tsx';
import { AlgorithmRow } from './AlgorithmRow.tsx';
import { Judgement } from './Judgement.tsx';

export function AlgorithmMenu({ state, commands }: ReaderViewProps) {
  const { algorithm: current, algorithms } = state;
  const { first, families } = groupAlgorithms(algorithms);
  const order = menuOrder(algorithms);
  const compare = (algorithm: string) => {
    commands.toggle('algorithm');
    commands.ask({ kind: 'compare', algorithm });
  };
  const changes = commands.changes();
  const isRead = state.article !== null && state.agreement !== undefined;
  const row = (algorithm: AlgorithmChoice) => (
    <AlgorithmRow
      key={algorithm.id}
      algorithm={algorithm}
      change={changes[algorithm.id]}
      digit={digitOf(order.indexOf(algorithm))}
      isChosen={algorithm.id === current}
      onChoose={commands.setAlgorithm}
      onDecide={() => commands.toggle('algorithm')}
      {...(isRead && { onCompare: compare })}
    />
  );
  return (
    <>
      {isRead && <Agreement state={state} commands={commands} />}
      <Judgement
        state={state}
        onExplain={() => {
          commands.toggle('algorithm');
          commands.toggleExplanation();
        }}
      />
      <fieldset aria-label={message('algorithmsTitle')}>
        {first.map(row)}
        {families.length > 0 && (
          <MoreAlgorithms families={families} current={current} caret={<Icon path={icons.caret} />} row={row} />
        )}
      </fieldset>
    </>
  );
}
