import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AlgorithmInfo } from '../algorithms/types.ts';
import type { AlgorithmFamily } from '../shared/algorithm-groups.ts';

interface MoreAlgorithmsProps {
  families: readonly AlgorithmFamily<AlgorithmInfo>[];
  current: string;
  row(algorithm: AlgorithmInfo): VNode;
}

/** What is not recommended, behind a button; open from the start when the chosen algorithm is there. */
export function MoreAlgorithms({ families, current, row }: MoreAlgorithmsProps) {
  const members = families.flatMap((family) => family.members);
  const chosen = members.find(({ id }) => id === current);
  const [isOpen, setOpen] = useState(chosen !== undefined);
  const hidden = isOpen ? undefined : chosen;
  const rest = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen) reveal(rest.current);
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        class="more"
        aria-expanded={isOpen}
        aria-label={`More algorithms, ${members.length}${hidden ? `, ${hidden.label} is chosen` : ''}`}
        onClick={({ currentTarget }) => {
          setOpen(!isOpen);
          // Some browsers leave the focus where it was, in a row that goes now.
          currentTarget.focus();
        }}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 7.5l5 5 5-5" />
        </svg>
        <span>More algorithms</span>
        <span class="count">{members.length}</span>
        {hidden && <small>{hidden.label}</small>}
      </button>
      {isOpen && (
        <div class="rest" ref={rest}>
          {families.map((family) => (
            <Family key={family.name} family={family} row={row} />
          ))}
        </div>
      )}
    </>
  );
}

function Family({ family, row }: { family: AlgorithmFamily<AlgorithmInfo> } & Pick<MoreAlgorithmsProps, 'row'>) {
  if (family.name === null) return <>{family.members.map(row)}</>;
  return (
    <fieldset>
      <legend>{family.name}</legend>
      {family.members.map(row)}
    </fieldset>
  );
}

/** What was opened must be seen: the chosen row, or else where it begins. */
function reveal(rest: HTMLElement | null): void {
  const row = rest?.querySelector('label:has(:checked)') ?? rest?.querySelector('label');
  row?.scrollIntoView({ block: 'nearest' });
}
