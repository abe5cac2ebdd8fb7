import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { type MessageKey, message } from '../../../platform/wording/message.ts';
import { DEFAULT_APPEARANCE, LOOK_GROUPS, type LookGroup, RANGES } from '../../../store/settings/appearance.ts';
import {
  ALIGNMENTS,
  COLUMNS,
  CONCRETE_THEMES,
  IMAGES,
  type Option,
  optionLabel,
} from '../../../store/settings/options.ts';
import type { Look } from '../../../store/settings/types.ts';
import { Hyphenation } from './Hyphenation.tsx';
import { InstalledFont } from './InstalledFont.tsx';
import type { LookProps } from './look-props.ts';
import { Presets } from './Presets.tsx';
import { Stepper } from './Stepper.tsx';
import { Tiles } from './Tiles.tsx';

/** Rarely changed settings, in groups that are reset separately. */
export function More(look: LookProps) {
  const { appearance, onChange } = look;
  return (
    <>
      {appearance.theme === 'system' && (
        <Group {...look} group="colours" title="appearanceDayAndNight">
          <ThemeFor {...look} setting="lightTheme" name="light" label="settingLightTheme" />
          <ThemeFor {...look} setting="darkTheme" name="dark" label="settingDarkTheme" />
        </Group>
      )}
      <Group {...look} group="type" title="optionsType">
        <InstalledFont {...look} />
        <label class="switch">
          <span>{message('settingBoldStarts')}</span>
          <input
            type="checkbox"
            checked={appearance.boldStarts}
            onChange={({ currentTarget }) => onChange({ boldStarts: currentTarget.checked })}
          />
        </label>
      </Group>
      <Group {...look} group="spacing" title="appearanceSpacing">
        <Amount {...look} setting="lineHeight" label="settingLineHeight" />
        <Amount {...look} setting="letterSpacing" label="settingLetterSpacing" />
        <Amount {...look} setting="wordSpacing" label="settingWordSpacing" />
        <Amount {...look} setting="paragraphSpacing" label="settingParagraphSpacing" />
      </Group>
      <Group {...look} group="layout" title="appearanceLayout">
        <Amount {...look} setting="width" label="settingLineWidth" />
        <Choice
          label={message('settingAlign')}
          name="align"
          options={ALIGNMENTS}
          value={appearance.align}
          onChange={(align) => onChange({ align })}
        />
        <Hyphenation {...look} />
        <Columns {...look} />
        <Choice
          label={message('settingImages')}
          name="images"
          options={IMAGES}
          value={appearance.images}
          onChange={(images) => onChange({ images })}
        />
      </Group>
      <section class="look-group" aria-label={message('settingPresets')}>
        <h3>{message('settingPresets')}</h3>
        <Presets {...look} />
      </section>
    </>
  );
}

interface GroupProps extends LookProps {
  group: LookGroup;
  title: MessageKey;
  children: ComponentChildren;
}

/** A group of settings; it has a reset button if something was changed. */
function Group({ group, title, children, appearance, onChange }: GroupProps) {
  const keys: readonly (keyof Look)[] = LOOK_GROUPS[group];
  const isChanged = keys.some((key) => appearance[key] !== DEFAULT_APPEARANCE[key]);
  const heading = useRef<HTMLHeadingElement>(null);
  const reset = () => {
    // move the focus first: the button disappears, and a panel that loses the focus closes
    heading.current?.focus();
    onChange(Object.fromEntries(keys.map((key) => [key, DEFAULT_APPEARANCE[key]])));
  };
  return (
    <section class="look-group" aria-label={message(title)}>
      <h3 tabIndex={-1} ref={heading}>
        {message(title)}
        {isChanged && (
          <button
            type="button"
            class="quiet"
            aria-label={message('appearanceResetGroup', message(title))}
            onClick={reset}
          >
            {message('appearanceReset')}
          </button>
        )}
      </h3>
      {children}
    </section>
  );
}

interface AmountProps extends LookProps {
  setting: keyof typeof RANGES;
  label: MessageKey;
}

function Amount({ setting, label, appearance, onChange }: AmountProps) {
  return (
    <Stepper
      label={message(label)}
      value={appearance[setting]}
      range={RANGES[setting]}
      onChange={(value) => onChange({ [setting]: value })}
    />
  );
}

interface ThemeForProps extends LookProps {
  setting: 'lightTheme' | 'darkTheme';
  name: 'light' | 'dark';
  label: MessageKey;
}

function ThemeFor({ setting, name, label, appearance, onChange }: ThemeForProps) {
  return (
    <Tiles
      legend={message(label)}
      name={name}
      options={CONCRETE_THEMES}
      value={appearance[setting]}
      appearance={appearance}
      onChange={(theme) => onChange({ [setting]: theme })}
    />
  );
}

function Columns({ appearance, onChange }: LookProps) {
  return (
    <Choice
      label={message('settingColumns')}
      name="columns"
      options={COLUMNS}
      value={appearance.columns}
      onChange={(columns) => onChange({ columns })}
    />
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  name: string;
  options: readonly Option<T>[];
  value: T;
  onChange(value: T): void;
}

/** Two or three options side by side, one of which is selected. */
function Choice<T extends string>({ label, name, options, value, onChange }: ChoiceProps<T>) {
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
