import { type Option, optionLabel } from '../../../store/settings/options.ts';

interface ChoiceProps<T extends string> {
  label: string;
  name: string;
  options: readonly Option<T>[];
  value: T;
  onChange(value: T): void;
}

/** Two or three options side by side, one of which is selected. */
export function Choice<T extends string>({ label, name, options, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset class="segments">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {optionLabel(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
