import { CURRENT_VERSION, migrate, versionOf } from './migrations.ts';
import type { Settings } from './types.ts';
import { FALLBACKS, PARSERS } from './values.ts';

type Key = keyof Settings;
const KEYS = Object.keys(PARSERS) as Key[];

/** Parses any stored value as complete settings. Invalid values become the defaults; never throws. */
export function parseSettings(stored: unknown): Settings {
  const raw = migrate(stored);
  return Object.fromEntries(KEYS.map((key) => [key, PARSERS[key](raw[key]) ?? FALLBACKS[key]])) as unknown as Settings;
}

/** Returns the parts of a requested change that are known settings with valid values. */
export function parseChange(change: unknown): Partial<Settings> {
  const raw: Record<string, unknown> = typeof change === 'object' && change !== null ? { ...change } : {};
  return Object.fromEntries(
    KEYS.filter((key) => PARSERS[key](raw[key]) !== undefined).map((key) => [key, PARSERS[key](raw[key])]),
  );
}

/**
 * Returns the value to store: the settings that differ from the defaults, and the version number for migrations. Keeps unknown
 * keys. If a newer version of Lectern stored the settings, also keeps its version number and the values that only it can read.
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

/** Returns whether a value is the default; a list is if it is empty. */
function isFallback(key: Key, value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : value === FALLBACKS[key];
}
