import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AlgorithmInfo } from '../algorithms/types.ts';

interface AlgorithmListProps {
  algorithms: readonly AlgorithmInfo[];
  current: string;
  onChoose(id: string): void;
}

/** Scrolls inside itself, so that the buttons below stay in reach however many there are. */
export function AlgorithmList({ algorithms, current, onChoose }: AlgorithmListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset class="algorithms">
      <legend>Algorithm</legend>
      <div class="list" ref={list}>
        {algorithms.map(({ id, label, summary }) => (
          <label key={id} class="choice">
            <input
              type="radio"
              name="algorithm"
              aria-label={label}
              aria-describedby={`summary-${id}`}
              checked={id === current}
              onChange={() => onChoose(id)}
            />
            <i aria-hidden="true" />
            <b>{label}</b>
            <small id={`summary-${id}`}>{summary}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
