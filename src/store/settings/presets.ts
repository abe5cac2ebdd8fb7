/** Creates and changes presets, which are appearances that the user saved under a name. */
import { DEFAULT_APPEARANCE } from './appearance.ts';
import { LONGEST_PRESET_NAME, MOST_PRESETS } from './parsers.ts';
import type { Appearance, Look, Preset } from './types.ts';

/** Returns the values that belong to presets: the look on the screen, without printed links and the open outline. */
function onlyLook({ printLinks: _paper, outline: _panel, ...look }: Appearance): Look {
  return look;
}

/** Returns what a preset stores of an appearance: the values that belong to presets and differ from the defaults. */
export function lookOf(appearance: Appearance): Partial<Look> {
  const look = onlyLook(appearance);
  const keys = Object.keys(look) as (keyof Look)[];
  const changed = keys.filter((key) => look[key] !== DEFAULT_APPEARANCE[key]);
  return Object.fromEntries(changed.map((key) => [key, look[key]]));
}

/** Returns all values of a preset, including those that are the defaults. */
export function wholeLook({ look }: Preset): Look {
  return { ...onlyLook(DEFAULT_APPEARANCE), ...look };
}

/** Adds a preset or replaces the one with this name. Does nothing if the name is empty, or new and the list is full. */
export function withPreset(presets: readonly Preset[], name: string, appearance: Appearance): readonly Preset[] {
  const saved = { name: name.trim().slice(0, LONGEST_PRESET_NAME).trim(), look: lookOf(appearance) };
  const at = presets.findIndex((preset) => preset.name === saved.name);
  if (saved.name === '' || (at < 0 && presets.length >= MOST_PRESETS)) return presets;
  return at < 0 ? [...presets, saved] : presets.with(at, saved);
}

export function withoutPreset(presets: readonly Preset[], name: string): readonly Preset[] {
  return presets.filter((preset) => preset.name !== name);
}
