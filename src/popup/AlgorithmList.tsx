import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AlgorithmInfo } from '../algorithms/types.ts';
import { MoreAlgorithms } from '../controls/MoreAlgorithms.tsx';
import { groupAlgorithms } from '../shared/algorithm-groups.ts';
import { direction, message } from '../wording/message.ts';

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

/** What the chosen one does is said, and of the others on demand. Scrolls inside itself when all are shown, so that the buttons below stay in reach however many there are. */
export function AlgorithmList({ algorithms, current, onChoose, onCompare }: AlgorithmListProps) {
  const { recommended, families } = groupAlgorithms(algorithms);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
    const { current: box } = list;
    const move = (event: KeyboardEvent) => box && moveAcross(box, event);
    box?.addEventListener('keydown', move);
    return () => box?.removeEventListener('keydown', move);
  }, []);
  const row = (algorithm: AlgorithmInfo) => (
    <div key={algorithm.id} class="row">
      <AlgorithmRow
        algorithm={algorithm}
        isChosen={algorithm.id === current}
        canCompare={onCompare !== undefined}
        onChoose={onChoose}
      />
      {onCompare && algorithm.id !== current && (
        <button
          type="button"
          class="compare"
          tabIndex={-1}
          aria-label={message('popupCompareWith', algorithm.label)}
          title={message('popupCompareTitle', algorithm.label)}
          onClick={() => onCompare(algorithm.id)}
        >
          {message('popupCompare')}
        </button>
      )}
    </div>
  );
  return (
    <fieldset class="algorithms">
      <legend>{message('popupAlgorithm')}</legend>
      {onCompare && (
        <span class="hidden" id="compare-help">
          {message('popupCompareHelp')}
        </span>
      )}
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
  canCompare: boolean;
  onChoose(id: string): void;
}

function AlgorithmRow({ algorithm: { id, label, summary }, isChosen, canCompare, onChoose }: AlgorithmRowProps) {
  return (
    <label class="choice" title={isChosen ? undefined : summary}>
      <input
        type="radio"
        name="algorithm"
        aria-label={label}
        aria-describedby={`summary-${id}${canCompare ? ' compare-help' : ''}`}
        checked={isChosen}
        onChange={() => onChoose(id)}
      />
      <i aria-hidden="true" />
      <b>{label}</b>
      <small id={`summary-${id}`} class={isChosen ? '' : 'hidden'}>
        {summary}
      </small>
    </label>
  );
}

/**
 * The list is one stop of Tab. Up and down walk through the algorithms, as the browser does it; the arrow that leads out of the row
 * goes to the buttons that compare, where up and down walk through those, and the other one comes back.
 */
function moveAcross(list: HTMLElement, event: KeyboardEvent): void {
  const { key } = event;
  const from = event.target as HTMLElement;
  const buttons = [...list.querySelectorAll<HTMLElement>('.compare')];
  if (buttons.length === 0) return;
  const at = buttons.indexOf(from);
  const [out, back] = direction() === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (at < 0 && !from.matches('[name=algorithm]')) return;
  const isBelow = (button: Node) => Boolean(from.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next: Readonly<Record<string, HTMLElement | null | undefined>> =
    at < 0
      ? { [out as string]: buttons.find(isBelow) ?? buttons.at(-1), [back as string]: from }
      : {
          [back as string]: list.querySelector<HTMLElement>('input:checked'),
          [out as string]: from,
          ArrowDown: buttons[at + 1] ?? from,
          ArrowUp: buttons[at - 1] ?? from,
        };
  const to = next[key];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
