import { algorithmInfos } from '../../algorithms/index.ts';
import { Icon } from '../../reader/components/Icon.tsx';
import * as icons from '../../reader/components/icons.ts';
import { menuOrder } from '../../shared/algorithm-groups.ts';
import { counted, message } from '../../wording/message.ts';
import { labelOf } from '../labels.ts';
import type { Scene } from '../scene.ts';
import type { Comparison } from './comparison.ts';
import { describeDifferences, describeKinds } from './describe-differences.ts';

interface CompareStripProps {
  scene: Scene;
  /** null: the second algorithm has no answer. */
  comparison: Comparison | null;
  /** Number of the difference that is looked at; -1 for none. */
  current: number;
  commands: {
    choose(algorithm: string): void;
    next(): void;
    previous(): void;
    takeOver(scene: Scene): void;
    undo(scene: Scene): void;
    end(scene: Scene): void;
  };
}

/** What is compared, how much differs, and the way from one difference to the next. */
export function CompareStrip({ scene, comparison, current, commands }: CompareStripProps) {
  const differences = comparison?.differences ?? [];
  const isAny = differences.length > 0;
  return (
    <section class="strip comparing" aria-label={message('compareTitle')}>
      <span class="pair">
        <b>{labelOf(scene.shown.algorithm)}</b>
        <span aria-hidden="true">↔</span>
        <SecondAlgorithm scene={scene} onChoose={commands.choose} />
      </span>
      <span class="counts">{describeDifferences(differences) || message('compareNone')}</span>
      {isAny && (
        <span class="walk">
          <StripButton icon={icons.previous} label={message('comparePrevious')} keys="P" onClick={commands.previous} />
          <span class="number" aria-live="polite">
            <Position differences={differences} current={current} second={comparison?.second.algorithm ?? ''} />
          </span>
          <StripButton icon={icons.next} label={message('compareNext')} keys="N" onClick={commands.next} />
          <button
            type="button"
            class="button"
            aria-keyshortcuts="T"
            title={takeOverTitle(comparison, current)}
            onClick={() => commands.takeOver(scene)}
          >
            {message('compareTakeOver')}
          </button>
        </span>
      )}
      {scene.work.corrections.done.length > 0 && (
        <button type="button" class="button" onClick={() => commands.undo(scene)}>
          {message('undo')}
        </button>
      )}
      <StripButton
        icon={icons.close}
        label={message('compareEnd')}
        keys="D"
        isLast
        onClick={() => commands.end(scene)}
      />
    </section>
  );
}

function SecondAlgorithm({ scene, onChoose }: { scene: Scene; onChoose(algorithm: string): void }) {
  const { shown, work } = scene;
  const others = menuOrder(algorithmInfos).filter(({ id }) => id !== shown.algorithm || id === work.compared);
  return (
    <select
      aria-label={message('compareWhich')}
      value={work.compared ?? ''}
      onInput={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {others.map(({ id, label }) => (
        <option key={id} value={id}>
          {id === shown.algorithm ? message('compareAsFound', label) : label}
        </option>
      ))}
    </select>
  );
}

interface PositionProps {
  differences: Comparison['differences'];
  current: number;
  second: string;
}

/** "2 of 5", and for those who do not see the marks what it is. */
function Position({ differences, current, second }: PositionProps) {
  const difference = differences[current];
  if (!difference) return <>{counted('comparePlaces', differences.length)}</>;
  const whose =
    difference.side === 'second' ? message('compareOnlyIn', labelOf(second)) : message('compareNotIn', labelOf(second));
  return (
    <>
      {message('numberOf', current + 1, differences.length)}
      <span class="heard">{`, ${message('twoWords', describeKinds(difference), whose)}`}</span>
    </>
  );
}

function takeOverTitle(comparison: Comparison | null, current: number): string {
  const difference = comparison?.differences[Math.max(current, 0)];
  if (!difference || !comparison) return '';
  const label = labelOf(comparison.second.algorithm);
  return message('withKey', message(difference.side === 'second' ? 'compareAdds' : 'compareRemoves', label), 'T');
}

interface StripButtonProps {
  icon: string;
  label: string;
  keys: string;
  isLast?: boolean;
  onClick(): void;
}

/** A button of a sign alone. */
export function StripButton({ icon, label, keys, isLast = false, onClick }: StripButtonProps) {
  return (
    <button
      type="button"
      class={`tool ${isLast ? 'last' : ''}`}
      aria-label={label}
      title={message('withKey', label, keys)}
      aria-keyshortcuts={keys}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  );
}
