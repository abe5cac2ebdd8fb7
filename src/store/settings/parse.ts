import { sameValue } from './appearance.ts';
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
 * Returns the value to store: settings that differ from the defaults, the version (for migrations), and keys of
 * `stored` that are unknown. If a later version of Lectern wrote `stored`, keeps its version number, and its values
 * that this version cannot read.
 *
 * @param stored the current content of the store
 */
export function serializeSettings(settings: Settings, stored?: unknown): Record<string, unknown> {
  const raw = migrate(stored);
  const version = Math.max(CURRENT_VERSION, versionOf(raw));
  const changed = KEYS.filter((key) => !sameValue(settings[key], FALLBACKS[key])).map((key) => [key, settings[key]]);
  const isLater = version > CURRENT_VERSION;
  const others = Object.entries(raw).filter(([key, value]) =>
    isKey(key) ? isLater && PARSERS[key](value) === undefined : key !== 'version',
  );
  return { version, ...Object.fromEntries(others), ...Object.fromEntries(changed) };
}

const isKey = (key: string): key is Key => Object.hasOwn(PARSERS, key);

/** Stored settings that are not validated yet: each value is validated after the migration. */
type StoredSettings = Record<string, unknown>;

/**
 * Migrations of stored settings from version n to n + 1; the first one is from 1 to 2. A released migration is never
 * removed.
 */
const MIGRATIONS: readonly ((stored: StoredSettings) => StoredSettings)[] = [];

export const CURRENT_VERSION = MIGRATIONS.length + 1;

/** Migrates stored settings to the current version. Settings of a later version stay unchanged. */
export function migrate(stored: unknown, migrations = MIGRATIONS): StoredSettings {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const settings = { ...(stored as StoredSettings) };
  return migrations.slice(versionOf(settings) - 1).reduce((current, step) => step(current), settings);
}

/** Returns the version of stored settings; 1 if they have none. */
function versionOf({ version }: StoredSettings): number {
  return typeof version === 'number' && version >= 1 && version <= Number.MAX_SAFE_INTEGER ? Math.floor(version) : 1;
}
