import { CURRENT_VERSION, migrate, versionOf } from './migrations.ts';
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

/**
 * What is stored: only the differences from the defaults, and the version that migrations start from. What a later version has stored
 * stays: its number, its keys, and its values that this version cannot read.
 *
 * @param stored what is in the store now
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

/** A list is what it is made of: none is stored that has nothing in it. */
function isFallback(key: Key, value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : value === FALLBACKS[key];
}
