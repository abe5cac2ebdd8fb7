import { type Option, optionLabel } from '../../../settings/options.ts';
import type { Appearance, FontFamily } from '../../../settings/types.ts';
import { coloursOfTheme } from '../../../shared/colours.ts';

/** Fonts of ours that are not chosen are not there to be shown: their kin stands for them. */
const SAMPLE_FONTS: Readonly<Record<FontFamily, string>> = {
  serif: 'var(--lectern-serif-latin), serif',
  sans: 'var(--lectern-sans-latin), sans-serif',
  mono: 'var(--lectern-mono-font)',
  page: 'var(--lectern-page-font)',
  installed: 'var(--lectern-installed,) var(--lectern-serif-latin), serif',
  literata: 'var(--lectern-serif-latin), serif',
  'source-sans': 'var(--lectern-sans-latin), sans-serif',
  atkinson: 'var(--lectern-sans-latin), sans-serif',
  dyslexic: 'var(--lectern-sans-latin), sans-serif',
};

interface TilesProps<T extends string> {
  legend: string;
  /** What they choose: a font is shown by its letters, a theme by its colours. */
  name: 'theme' | 'font' | 'light' | 'dark';
  options: readonly Option<T>[];
  value: T;
  appearance: Appearance;
  onChange(value: T): void;
}

/** Radios that look like what they choose. */
export function Tiles<T extends string>({ legend, name, options, value, appearance, onChange }: TilesProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class={`tiles ${name}`}>
        {options.map((option) => {
          const label = optionLabel(option);
          return (
            <label key={option.value} class="tile" title={label}>
              <input
                type="radio"
                name={name}
                aria-label={label}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <Sample
                isFont={name === 'font'}
                value={option.value}
                isChosen={option.value === value}
                {...{ appearance }}
              />
              <span aria-hidden="true">{breakable(label)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A name made of two may be broken between them. */
function breakable(label: string) {
  return label
    .split(/(?<=[a-z])(?=[A-Z])/)
    .flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : [part]));
}

interface SampleProps {
  isFont: boolean;
  isChosen: boolean;
  value: string;
  appearance: Appearance;
}

function Sample({ isFont, isChosen, value, appearance }: SampleProps) {
  const own = value === 'custom' ? coloursOfTheme(appearance) : {};
  const family = SAMPLE_FONTS[value as FontFamily];
  const look = isFont
    ? { style: { fontFamily: isChosen ? `var(--lectern-packaged,) ${family}` : family } }
    : { 'data-theme': value, style: own };
  return (
    <i {...look} aria-hidden="true">
      <span>Aa</span>
    </i>
  );
}
