import { useRef, useState } from 'preact/hooks';
import { message } from '../../../platform/wording/message.ts';
import {
  LONGEST_PRESET_NAME,
  MOST_PRESETS,
  wholeLook,
  withoutPreset,
  withPreset,
} from '../../../store/settings/presets.ts';
import type { Preset } from '../../../store/settings/types.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import type { LookProps } from './inputs.tsx';

/** Saving under an existing name replaces that look. */
export function Presets({ appearance, presets, onChange }: LookProps) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  /** First focuses the name field: the pressed button disappears or is disabled, and a panel without focus closes. */
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
          <button type="button" class="item" onClick={() => onChange(wholeLook(preset))}>
            {preset.name}
          </button>
          <button
            type="button"
            class="tool"
            aria-label={message('appearanceForget', preset.name)}
            title={message('appearanceForget', preset.name)}
            onClick={() => change(withoutPreset(presets, preset.name))}
          >
            <Icon path={icons.close} size={16} />
          </button>
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
          onKeyDown={({ key }) => key === 'Enter' && save()}
        />
        <button type="button" class="chip" disabled={name.trim() === '' || isFull} onClick={save}>
          {message('appearanceSave')}
        </button>
      </div>
      {isFull && <p class="hint">{message('appearanceFull', MOST_PRESETS)}</p>}
    </>
  );
}
