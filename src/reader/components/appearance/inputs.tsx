/**
 * The inputs of the appearance panel: radio buttons that look like the font or theme that they choose, and numbers with
 * a minus and a plus button.
 */
import { useState } from 'preact/hooks';
import { type MessageKey, message } from '../../../platform/wording/message.ts';
import type { Range } from '../../../store/settings/appearance.ts';
import { numberInWords, type Option, optionLabel } from '../../../store/settings/options.ts';
import type { Appearance, AppearanceChange, FontFamily, Preset } from '../../../store/settings/types.ts';
import { coloursOfTheme } from '../../theme/theme.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

export interface LookProps {
  appearance: Appearance;
  presets: readonly Preset[];
  onChange(change: AppearanceChange): void;
}

/**
 * Fonts of the sample letters. A packaged font (one that comes with Lectern) is loaded only when it is chosen; until
 * then its sample has a similar font.
 */
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
  /** The setting that the tiles choose. A font's tile shows letters in that font, a theme's tile shows its colours. */
  name: 'theme' | 'font' | 'light' | 'dark';
  options: readonly Option<T>[];
  value: T;
  appearance: Appearance;
  /** The options that are always shown, and the label of the button that shows the others. If absent, all are shown. */
  first?: { readonly values: readonly T[]; readonly more: MessageKey };
  onChange(value: T): void;
}

export function Tiles<T extends string>({ first, options, ...props }: TilesProps<T>) {
  const isFirst = ({ value }: Option<T>) => !first || first.values.includes(value);
  const others = options.filter((option) => !isFirst(option));
  const isOther = others.some(({ value }) => value === props.value);
  const [isOpen, setOpen] = useState(isOther);
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      <div class={`tiles ${props.name}`}>
        {options.filter(isFirst).map((option) => (
          <Tile key={option.value} {...props} option={option} />
        ))}
        {first && (
          <button
            type="button"
            class="tile"
            aria-label={message(first.more)}
            title={message(first.more)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <i class={isOther && !isOpen ? 'holds' : undefined} aria-hidden="true">
              <Icon path={icons.caret} class="caret" />
            </i>
            <span aria-hidden="true">{message('barMore')}</span>
          </button>
        )}
        {isOpen && others.map((option) => <Tile key={option.value} {...props} option={option} />)}
      </div>
    </fieldset>
  );
}

type TileProps<T extends string> = Omit<TilesProps<T>, 'options' | 'first'> & { option: Option<T> };

function Tile<T extends string>({ option, name, value, appearance, onChange }: TileProps<T>) {
  const label = optionLabel(option);
  const isChosen = option.value === value;
  return (
    <label class="tile" title={label}>
      <input type="radio" name={name} aria-label={label} checked={isChosen} onChange={() => onChange(option.value)} />
      <Sample isFont={name === 'font'} value={option.value} {...{ appearance, isChosen }} />
      <span aria-hidden="true">{breakable(label)}</span>
    </label>
  );
}

/** Allows a line break before a capital letter inside a name, as in "OpenDyslexic". */
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

interface StepperProps {
  label: string;
  value: number;
  range: Range;
  onChange(value: number): void;
}

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
