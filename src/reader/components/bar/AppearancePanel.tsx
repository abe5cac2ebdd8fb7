import { DEFAULT_APPEARANCE, FONTS, RANGES, THEMES } from '../../../settings/appearance.ts';
import type { Appearance } from '../../../settings/types.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { Stepper } from './Stepper.tsx';

interface AppearancePanelProps {
  appearance: Appearance;
  onChange(change: Partial<Appearance>): void;
  onShowKeys(): void;
}

const SAMPLE_FONTS = {
  serif: 'var(--lectern-serif-latin), serif',
  sans: 'var(--lectern-sans-latin), sans-serif',
  mono: 'var(--lectern-mono-font)',
  page: 'var(--lectern-page-font)',
};

export function AppearancePanel({ appearance, onChange, onShowKeys }: AppearancePanelProps) {
  return (
    <>
      <Tiles
        legend="Theme"
        name="theme"
        options={THEMES}
        value={appearance.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <Tiles
        legend="Font"
        name="font"
        options={FONTS}
        value={appearance.fontFamily}
        fonts={SAMPLE_FONTS}
        onChange={(fontFamily) => onChange({ fontFamily })}
      />
      <Steppers appearance={appearance} onChange={onChange} />
      <div class="foot">
        <button type="button" class="tool" onClick={() => onChange(DEFAULT_APPEARANCE)}>
          Reset
        </button>
        <button type="button" class="tool" onClick={onShowKeys}>
          <Icon path={icons.keyboard} />
          Keys
        </button>
      </div>
    </>
  );
}

function Steppers({ appearance, onChange }: Omit<AppearancePanelProps, 'onShowKeys'>) {
  return (
    <div class="rows">
      <Stepper
        label="Text size"
        value={appearance.fontSize}
        range={RANGES.fontSize}
        shown={`${appearance.fontSize} px`}
        onChange={(fontSize) => onChange({ fontSize })}
      />
      <Stepper
        label="Line height"
        value={appearance.lineHeight}
        range={RANGES.lineHeight}
        shown={appearance.lineHeight.toFixed(1)}
        onChange={(lineHeight) => onChange({ lineHeight })}
      />
      <Stepper
        label="Line width"
        value={appearance.width}
        range={RANGES.width}
        shown={`${appearance.width} ch`}
        onChange={(width) => onChange({ width })}
      />
    </div>
  );
}

interface TilesProps<T extends string> {
  legend: string;
  name: string;
  options: readonly { value: T; label: string }[];
  value: T;
  fonts?: Record<T, string>;
  onChange(value: T): void;
}

/** Radios that look like what they choose. */
function Tiles<T extends string>({ legend, name, options, value, fonts, onChange }: TilesProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="tiles">
        {options.map((option) => (
          <label key={option.value} class="tile">
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <i
              {...(fonts ? { style: { fontFamily: fonts[option.value] } } : { 'data-theme': option.value })}
              aria-hidden="true"
            >
              <span>Aa</span>
            </i>
            <span aria-hidden="true">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
