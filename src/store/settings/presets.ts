/** Creates, changes and validates presets, which are appearances that the user saved under a name. */
import { DEFAULT_APPEARANCE } from './appearance.ts';
import type { Parser } from './parsers.ts';
import type { Appearance, Look, Preset } from './types.ts';

/** Maximum number of presets. They share an item of synchronised storage (at most 8 kB) with the other settings. */
export const MOST_PRESETS = 12;
/** Longest name of a preset (characters). */
export const LONGEST_PRESET_NAME = 24;

type LookParsers = { readonly [K in keyof Look]: Parser<Look[K]> };

/** Returns the values that a preset stores: not whether links are printed, nor whether the outline is open. */
function onlyLook({ printLinks: _paper, outline: _panel, ...look }: Appearance): Look {
  return look;
}

/** Returns the values of an appearance that differ from the defaults; a preset stores only these. */
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

/** Adds a preset or replaces the one with this name. Does nothing if the name is empty, or new but the list is full. */
export function withPreset(presets: readonly Preset[], name: string, appearance: Appearance): readonly Preset[] {
  const saved = { name: name.trim().slice(0, LONGEST_PRESET_NAME).trim(), look: lookOf(appearance) };
  const at = presets.findIndex((preset) => preset.name === saved.name);
  if (saved.name === '' || (at < 0 && presets.length >= MOST_PRESETS)) return presets;
  return at < 0 ? [...presets, saved] : presets.with(at, saved);
}

export function withoutPreset(presets: readonly Preset[], name: string): readonly Preset[] {
  return presets.filter((preset) => preset.name !== name);
}

/** Returns a parser of presets, which validates each value with the given parsers, and drops invalid presets. */
export function presetList(parsers: LookParsers): Parser<readonly Preset[]> {
  return (raw) => {
    if (!Array.isArray(raw)) return undefined;
    const found = raw.flatMap((one: unknown) => parsePreset(one, parsers) ?? []);
    const firsts = found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index);
    return firsts.slice(0, MOST_PRESETS);
  };
}

function parsePreset(raw: unknown, parsers: LookParsers): Preset | undefined {
  const { name, look } = (raw ?? {}) as { name?: unknown; look?: unknown };
  if (typeof name !== 'string' || typeof look !== 'object' || look === null) return undefined;
  const shown = name.trim();
  if (shown === '' || shown.length > LONGEST_PRESET_NAME || /\p{C}/u.test(shown)) return undefined;
  const keys = (Object.keys(parsers) as (keyof Look)[]).filter((key) => Object.hasOwn(look, key));
  const values = keys.map((key) => [key, parsers[key]((look as Partial<Look>)[key])] as const);
  return { name: shown, look: Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
}
