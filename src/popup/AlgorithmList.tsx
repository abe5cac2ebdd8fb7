import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AlgorithmInfo } from '../algorithms/types.ts';
import { MoreAlgorithms } from '../controls/MoreAlgorithms.tsx';
import { groupAlgorithms } from '../shared/algorithm-groups.ts';

interface AlgorithmListProps {
  algorithms: readonly AlgorithmInfo[];
  current: string;
  onChoose(id: string): void;
  /** Absent where there is no reader to compare in. */
  onCompare?: ((id: string) => void) | undefined;
}

const CARET = (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M5 7.5l5 5 5-5" />
  </svg>
);

/** Scrolls inside itself, so that the buttons below stay in reach however many there are. */
export function AlgorithmList({ algorithms, current, onChoose, onCompare }: AlgorithmListProps) {
  const { recommended, families } = groupAlgorithms(algorithms);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const row = (algorithm: AlgorithmInfo) => (
    <div key={algorithm.id} class="row">
      <AlgorithmRow algorithm={algorithm} isChosen={algorithm.id === current} onChoose={onChoose} />
      {onCompare && algorithm.id !== current && (
        <button
          type="button"
          class="compare"
          aria-label={`Compare with ${algorithm.label}`}
          onClick={() => onCompare(algorithm.id)}
        >
          Compare
        </button>
      )}
    </div>
  );
  return (
    <fieldset class="algorithms">
      <legend>Algorithm</legend>
      <div class="list" ref={list}>
        {recommended.map(row)}
        {families.length > 0 && <MoreAlgorithms families={families} current={current} caret={CARET} row={row} />}
      </div>
    </fieldset>
  );
}

interface AlgorithmRowProps {
  algorithm: AlgorithmInfo;
  isChosen: boolean;
  onChoose(id: string): void;
}

function AlgorithmRow({ algorithm: { id, label, summary }, isChosen, onChoose }: AlgorithmRowProps) {
  return (
    <label class="choice">
      <input
        type="radio"
        name="algorithm"
        aria-label={label}
        aria-describedby={`summary-${id}`}
        checked={isChosen}
        onChange={() => onChoose(id)}
      />
      <i aria-hidden="true" />
      <b>{label}</b>
      <small id={`summary-${id}`}>{summary}</small>
    </label>
  );
}
