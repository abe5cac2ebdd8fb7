/** Creates and changes presets, which are appearances that the user saved under a name. */
import { LONGEST_PRESET_NAME, MOST_PRESETS } from './parsers.ts';
import { defaultsOf, LOOK } from './rows.ts';
import type { Appearance, Look, Preset } from './types.ts';

const DEFAULT_LOOK: Look = defaultsOf(LOOK);

/** Returns what a preset stores of an appearance: the values that belong to presets and differ from the defaults. */
export function lookOf(appearance: Appearance): Partial<Look> {
  const changed = (Object.keys(LOOK) as (keyof Look)[]).filter((key) => appearance[key] !== DEFAULT_LOOK[key]);
  return Object.fromEntries(changed.map((key) => [key, appearance[key]]));
}

/** Returns all values of a preset, including those that are the defaults. */
export const wholeLook = ({ look }: Preset): Look => ({ ...DEFAULT_LOOK, ...look });

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
