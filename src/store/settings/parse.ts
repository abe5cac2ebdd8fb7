import { CURRENT_VERSION, migrate, versionOf } from './migrations.ts';
import type { Settings } from './types.ts';
import { FALLBACKS, PARSERS } from './values.ts';

type Key = keyof Settings;
const KEYS = Object.keys(PARSERS) as Key[];

/**
 * Returns complete settings for any stored value. Settings that are missing or invalid get their defaults. Never
 * throws.
 */
export function parseSettings(stored: unknown): Settings {
  const raw = migrate(stored);
  return Object.fromEntries(KEYS.map((key) => [key, PARSERS[key](raw[key]) ?? FALLBACKS[key]])) as unknown as Settings;
}

/** Returns the part of a requested change that consists of known settings with valid values. */
export function parseChange(change: unknown): Partial<Settings> {
  const raw: Record<string, unknown> = typeof change === 'object' && change !== null ? { ...change } : {};
  return Object.fromEntries(
    KEYS.filter((key) => PARSERS[key](raw[key]) !== undefined).map((key) => [key, PARSERS[key](raw[key])]),
  );
}

/**
 * Returns the value to store: settings that differ from the defaults, the version (for migrations), and stored keys
 * that are unknown. If a later version of Lectern wrote the stored value, its version is kept, and also the values that
 * this version cannot read.
 *
 * @param stored the current content of the store
 */
export function serializeSettings(settings: Settings, stored?: unknown): Record<string, unknown> {
  const raw = migrate(stored);
  const version = Math.max(CURRENT_VERSION, versionOf(raw));
  const changed = KEYS.filter((key) => !isFallback(key, settings[key])).map((key) => [key, settings[key]]);
  const isLater = version > CURRENT_VERSION;
  const others = Object.entries(raw).filter(([key, value]) =>
    isKey(key) ? isLater && PARSERS[key](value) === undefined : key !== 'version',
  );
  return { version, ...Object.fromEntries(others), ...Object.fromEntries(changed) };
}

const isKey = (key: string): key is Key => Object.hasOwn(PARSERS, key);

/** Returns whether a value is the default of its setting. If the value is a list, the default is the empty list. */
function isFallback(key: Key, value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : value === FALLBACKS[key];
}
