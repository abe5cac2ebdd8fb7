import { useRef } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import type { Panel } from './keys.ts';
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
        {algorithms.map((algorithm) => (
          <AlgorithmRow
            key={algorithm.id}
            algorithm={algorithm}
            isChosen={algorithm.id === current}
            onChoose={onChoose}
            onDecide={() => onToggle('algorithm')}
          />
        ))}
      </fieldset>
    </PanelButton>
  );
}

interface AlgorithmRowProps {
  algorithm: AlgorithmChoice;
  isChosen: boolean;
  onChoose(id: string): void;
  onDecide(): void;
}

/** A press is a decision, and closes the menu; arrow keys are a look around. */
function AlgorithmRow({ algorithm, isChosen, onChoose, onDecide }: AlgorithmRowProps) {
  const isPressed = useRef(false);
  const summaryId = `summary-${algorithm.id}`;
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
        aria-describedby={summaryId}
        onChange={choose}
        onClick={() => isChosen && isPressed.current && onDecide()}
        onKeyDown={(event) => {
          isPressed.current = false;
          if (event.key === 'Enter') onDecide();
        }}
      />
      <span class="tick">
        <Icon name="check" size={18} />
      </span>
      <b>{algorithm.label}</b>
      <small id={summaryId}>{algorithm.summary}</small>
    </label>
  );
}
