import { CURRENT_VERSION, migrate } from './migrations.ts';
import { SETTINGS } from './table.ts';
import type { Settings } from './types.ts';

type Key = keyof Settings;
const KEYS = Object.keys(SETTINGS) as Key[];

/** Any stored value → complete settings. Bad values become their defaults; nothing throws. */
export function parseSettings(stored: unknown): Settings {
  const raw = migrate(stored);
  return Object.fromEntries(
    KEYS.map((key) => [key, SETTINGS[key].parse(raw[key]) ?? SETTINGS[key].fallback]),
  ) as unknown as Settings;
}

/** The known settings with valid values among a requested change. */
export function parseChange(change: unknown): Partial<Settings> {
  const raw: Record<string, unknown> = typeof change === 'object' && change !== null ? { ...change } : {};
  return Object.fromEntries(
    KEYS.filter((key) => SETTINGS[key].parse(raw[key]) !== undefined).map((key) => [
      key,
      SETTINGS[key].parse(raw[key]),
    ]),
  );
}

/** What is stored: only the differences from the defaults, and the version that migrations start from. */
export function serializeSettings(settings: Settings): Record<string, unknown> {
  const changed = KEYS.filter((key) => settings[key] !== SETTINGS[key].fallback).map((key) => [key, settings[key]]);
  return { version: CURRENT_VERSION, ...Object.fromEntries(changed) };
}
