import { message } from '../../../platform/wording/message.ts';
import type { Range } from '../../../store/settings/appearance.ts';
import { numberInWords } from '../../../store/settings/options.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

interface StepperProps {
  label: string;
  value: number;
  range: Range;
  onChange(value: number): void;
}

/** A number with a button to decrease it and one to increase it. */
export function Stepper({ label, value, range, onChange }: StepperProps) {
  const { min, max, step } = range;
  const change = (by: number) => onChange(Math.round(Math.min(max, Math.max(min, value + by)) * 100) / 100);
  const name = label.toLowerCase();
  return (
    <fieldset class="stepper" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        aria-label={message('appearanceLess', name)}
        disabled={value <= min}
        onClick={() => change(-step)}
      >
        <Icon path={icons.minus} />
      </button>
      <span class="value" aria-live="polite">
        {numberInWords(range, value)}
      </span>
      <button
        type="button"
        aria-label={message('appearanceGreater', name)}
        disabled={value >= max}
        onClick={() => change(step)}
      >
        <Icon path={icons.plus} />
      </button>
    </fieldset>
  );
}
