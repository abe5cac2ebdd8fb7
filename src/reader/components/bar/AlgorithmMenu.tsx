import { MoreAlgorithms } from '../../../controls/MoreAlgorithms.tsx';
import { groupAlgorithms, menuOrder } from '../../../shared/algorithm-groups.ts';
import { digitOf } from '../../input/keys.ts';
import type { ReaderCommands } from '../../state/view.ts';
import type { AlgorithmChoice, ReaderState } from '../../types.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { AlgorithmRow } from './AlgorithmRow.tsx';
import { Judgement } from './Judgement.tsx';
import { PanelButton } from './PanelButton.tsx';

interface AlgorithmMenuProps {
  state: ReaderState;
  isOpen: boolean;
  commands: ReaderCommands;
}

/** What the chosen algorithm is called; the user's own selection is none of the list. */
export function algorithmLabel(algorithms: readonly AlgorithmChoice[], id: string): string {
  return algorithms.find((algorithm) => algorithm.id === id)?.label ?? 'Your selection';
}

export function AlgorithmMenu({ state, isOpen, commands }: AlgorithmMenuProps) {
  const { algorithm: current, algorithms } = state;
  const label = algorithmLabel(algorithms, current);
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
    <PanelButton
      panel="algorithm"
      isOpen={isOpen}
      label={`Algorithm: ${label}`}
      buttonClass="algorithm"
      panelClass="from-start"
      onToggle={commands.toggle}
      face={
        <>
          <Icon path={icons.layers} />
          <span>{label}</span>
          <Icon path={icons.caret} class="caret" />
        </>
      }
    >
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
    </PanelButton>
  );
}
