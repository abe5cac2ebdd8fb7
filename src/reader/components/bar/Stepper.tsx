import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

interface StepperProps {
  label: string;
  value: number;
  range: { readonly min: number; readonly max: number; readonly step: number };
  /** The value as a person reads it. */
  shown: string;
  onChange(value: number): void;
}

/** A number with a smaller and a larger button. */
export function Stepper({ label, value, range, shown, onChange }: StepperProps) {
  const { min, max, step } = range;
  const change = (by: number) => onChange(Math.round(Math.min(max, Math.max(min, value + by)) * 100) / 100);
  return (
    <fieldset class="stepper" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        aria-label={`Smaller ${label.toLowerCase()}`}
        disabled={value <= min}
        onClick={() => change(-step)}
      >
        <Icon path={icons.minus} />
      </button>
      <span class="value" aria-live="polite">
        {shown}
      </span>
      <button
        type="button"
        aria-label={`Larger ${label.toLowerCase()}`}
        disabled={value >= max}
        onClick={() => change(step)}
      >
        <Icon path={icons.plus} />
      </button>
    </fieldset>
  );
}
