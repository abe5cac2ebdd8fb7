import { useRef } from 'preact/hooks';
import type { AlgorithmChange, AlgorithmChoice } from '../../types.ts';
import { changeWords } from '../change-words.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

interface AlgorithmRowProps {
  algorithm: AlgorithmChoice;
  /** The number key that chooses it, or ''. */
  digit: string;
  isChosen: boolean;
  /** What it would change, if known. */
  change: AlgorithmChange | undefined;
  onChoose(id: string): void;
  onDecide(): void;
}

/** A press chooses the algorithm and closes the menu; arrow keys choose it and leave the menu open. */
export function AlgorithmRow(props: AlgorithmRowProps) {
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
          // Otherwise the same key would press the button that gets the focus back.
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
