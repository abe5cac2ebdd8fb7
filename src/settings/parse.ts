import { CURRENT_VERSION, migrate } from './migrations.ts';
import type { Settings } from './types.ts';
import { FALLBACKS, PARSERS } from './values.ts';

type Key = keyof Settings;
const KEYS = Object.keys(PARSERS) as Key[];

/** Any stored value → complete settings. Bad values become their defaults; nothing throws. */
export function parseSettings(stored: unknown): Settings {
  const raw = migrate(stored);
  return Object.fromEntries(KEYS.map((key) => [key, PARSERS[key](raw[key]) ?? FALLBACKS[key]])) as unknown as Settings;
}

/** The known settings with valid values among a requested change. */
export function parseChange(change: unknown): Partial<Settings> {
  const raw: Record<string, unknown> = typeof change === 'object' && change !== null ? { ...change } : {};
  return Object.fromEntries(
    KEYS.filter((key) => PARSERS[key](raw[key]) !== undefined).map((key) => [key, PARSERS[key](raw[key])]),
  );
}

/** What is stored: only the differences from the defaults, and the version that migrations start from. */
export function serializeSettings(settings: Settings): Record<string, unknown> {
  const changed = KEYS.filter((key) => !isFallback(key, settings[key])).map((key) => [key, settings[key]]);
  return { version: CURRENT_VERSION, ...Object.fromEntries(changed) };
}

/** A list is what it is made of: none is stored that has nothing in it. */
function isFallback(key: Key, value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : value === FALLBACKS[key];
}
