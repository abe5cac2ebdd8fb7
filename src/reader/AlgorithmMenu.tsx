import { MoreAlgorithms } from '../controls/MoreAlgorithms.tsx';
import { groupAlgorithms, menuOrder } from '../shared/algorithm-groups.ts';
import { AlgorithmRow } from './AlgorithmRow.tsx';
import { Icon } from './Icon.tsx';
import { digitOf, type Panel } from './keys.ts';
import { PanelButton } from './PanelButton.tsx';
import type { AlgorithmChoice } from './types.ts';

interface AlgorithmMenuProps {
  algorithms: readonly AlgorithmChoice[];
  current: string;
  isOpen: boolean;
  onToggle(panel: Panel): void;
  onChoose(id: string): void;
}

/** What the chosen algorithm is called; the user's own selection is none of the list. */
export function algorithmLabel(algorithms: readonly AlgorithmChoice[], id: string): string {
  return algorithms.find((algorithm) => algorithm.id === id)?.label ?? 'Your selection';
}

export function AlgorithmMenu({ algorithms, current, isOpen, onToggle, onChoose }: AlgorithmMenuProps) {
  const label = algorithmLabel(algorithms, current);
  const { recommended, families } = groupAlgorithms(algorithms);
  const order = menuOrder(algorithms);
  const row = (algorithm: AlgorithmChoice) => (
    <AlgorithmRow
      key={algorithm.id}
      algorithm={algorithm}
      digit={digitOf(order.indexOf(algorithm))}
      isChosen={algorithm.id === current}
      onChoose={onChoose}
      onDecide={() => onToggle('algorithm')}
    />
  );
  return (
    <PanelButton
      panel="algorithm"
      isOpen={isOpen}
      label={`Algorithm: ${label}`}
      buttonClass="algorithm"
      panelClass="from-start"
      onToggle={onToggle}
      face={
        <>
          <Icon name="layers" />
          <span>{label}</span>
          <Icon name="caret" class="caret" />
        </>
      }
    >
      <fieldset aria-label="How to find the article">
        {recommended.map(row)}
        {families.length > 0 && (
          <MoreAlgorithms families={families} current={current} caret={<Icon name="caret" />} row={row} />
        )}
      </fieldset>
    </PanelButton>
  );
}
