/** The part of the appearance panel that "More" opens: all settings in groups, and the saved looks. */

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type MessageKey, message } from '../../../platform/wording/message.ts';
import { DEFAULT_APPEARANCE, LOOK_GROUPS, type LookGroup } from '../../../store/settings/appearance.ts';
import { ALIGNMENTS, COLUMNS, CONCRETE_THEMES, IMAGES, optionLabel } from '../../../store/settings/options.ts';
import { LONGEST_PRESET_NAME, MOST_PRESETS } from '../../../store/settings/parsers.ts';
import { wholeLook, withoutPreset, withPreset } from '../../../store/settings/presets.ts';
import type { Look, Preset } from '../../../store/settings/types.ts';
import * as icons from '../icons.ts';
import { IconButton, TextButton } from '../TextButton.tsx';
import { type ChoiceProps, Hyphenation, InstalledFont, type LookProps, Stepper, Tiles } from './inputs.tsx';

export function More(look: LookProps) {
  const { appearance, onChange } = look;
  return (
    <>
      {appearance.theme === 'system' && (
        <Group {...look} group="colours" title="appearanceDayAndNight">
          <Tiles {...look} setting="lightTheme" label="settingLightTheme" options={CONCRETE_THEMES} />
          <Tiles {...look} setting="darkTheme" label="settingDarkTheme" options={CONCRETE_THEMES} />
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
        <Stepper {...look} setting="lineHeight" label="settingLineHeight" />
        <Stepper {...look} setting="letterSpacing" label="settingLetterSpacing" />
        <Stepper {...look} setting="wordSpacing" label="settingWordSpacing" />
        <Stepper {...look} setting="paragraphSpacing" label="settingParagraphSpacing" />
      </Group>
      <Group {...look} group="layout" title="appearanceLayout">
        <Stepper {...look} setting="width" label="settingLineWidth" />
        <Choice {...look} setting="align" label="settingAlign" options={ALIGNMENTS} />
        <Hyphenation {...look} />
        <Choice {...look} setting="columns" label="settingColumns" options={COLUMNS} />
        <Choice {...look} setting="images" label="settingImages" options={IMAGES} />
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
          <TextButton
            class="quiet"
            aria-label={message('appearanceResetGroup', message(title))}
            onClick={reset}
            text={message('appearanceReset')}
          />
        )}
      </h3>
      {children}
    </section>
  );
}

type Segmented = 'align' | 'columns' | 'images';

function Choice<S extends Segmented>({ setting, label, options, appearance, onChange }: ChoiceProps<S>) {
  return (
    <fieldset class="segments">
      <legend>{message(label)}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={setting}
              checked={option.value === appearance[setting]}
              onChange={() => onChange({ [setting]: option.value })}
            />
            {optionLabel(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The saved looks, and a field to save the current look; saving under an existing name replaces that look. */
function Presets({ appearance, presets, onChange }: LookProps) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  /** Stores the looks. Focuses the field first: the pressed button disappears, and a panel without the focus closes. */
  const change = (next: readonly Preset[]) => {
    field.current?.focus();
    onChange({ presets: next });
  };
  const isFull = presets.length >= MOST_PRESETS && !presets.some((preset) => preset.name === name.trim());
  const save = () => {
    if (name.trim() === '' || isFull) return;
    change(withPreset(presets, name, appearance));
    setName('');
  };
  return (
    <>
      {presets.map((preset) => (
        <div key={preset.name} class="preset">
          <TextButton class="item" onClick={() => onChange(wholeLook(preset))} text={preset.name} />
          <IconButton
            icon={icons.close}
            size={16}
            label={message('appearanceForget', preset.name)}
            title={message('appearanceForget', preset.name)}
            onClick={() => change(withoutPreset(presets, preset.name))}
          />
        </div>
      ))}
      <div class="save-look">
        <input
          type="text"
          ref={field}
          class="field"
          maxLength={LONGEST_PRESET_NAME}
          autocomplete="off"
          aria-label={message('appearanceLookName')}
          placeholder={message('appearanceLookName')}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={({ key, isComposing }) => key === 'Enter' && !isComposing && save()}
        />
        <TextButton
          class="chip"
          disabled={name.trim() === '' || isFull}
          onClick={save}
          text={message('appearanceSave')}
        />
      </div>
      {isFull && <p class="hint">{message('appearanceFull', MOST_PRESETS)}</p>}
    </>
  );
}
