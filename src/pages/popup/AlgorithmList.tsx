import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AlgorithmInfo } from '../../algorithms/types.ts';
import { message } from '../../platform/wording/message.ts';
import { MoreAlgorithms } from '../../reader/controls/MoreAlgorithms.tsx';
import { groupAlgorithms } from '../../shared/algorithm-groups.ts';

interface AlgorithmListProps {
  algorithms: readonly AlgorithmInfo[];
  current: string;
  onChoose(id: string): void;
}

const CARET = (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M5 7.5l5 5 5-5" />
  </svg>
);

/** In a low window, only the row under the pointer, or else the selected row, has its description (popup.css). */
export function AlgorithmList({ algorithms, current, onChoose }: AlgorithmListProps) {
  const { first, families } = groupAlgorithms(algorithms);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const row = (algorithm: AlgorithmInfo) => (
    <AlgorithmRow key={algorithm.id} algorithm={algorithm} isChosen={algorithm.id === current} onChoose={onChoose} />
  );
  return (
    <fieldset class="algorithms">
      <legend>{message('popupAlgorithm')}</legend>
      <div class="list" ref={list}>
        {first.map(row)}
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
    <>
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
      </label>
      <small id={`summary-${id}`}>{summary}</small>
    </>
  );
}
