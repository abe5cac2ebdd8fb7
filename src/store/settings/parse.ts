/** Parses stored settings. Labels and controls are in `table.ts`, because nothing before the first paint needs them. */
import { sameValue } from './appearance.ts';
import { defaultsOf, ROWS } from './rows.ts';
import type { Settings } from './types.ts';

export const DEFAULT_SETTINGS: Settings = defaultsOf(ROWS);

type Key = keyof Settings;
const KEYS = Object.keys(ROWS) as Key[];

/** Returns valid settings: missing and invalid ones get their defaults. Never throws. */
export function parseSettings(stored: unknown): Settings {
  const raw = migrate(stored);
  return Object.fromEntries(
    KEYS.map((key) => [key, ROWS[key].parse(raw[key]) ?? DEFAULT_SETTINGS[key]]),
  ) as unknown as Settings;
}

/** Returns the part of a requested change that consists of known settings with valid values. */
export function parseChange(change: unknown): Partial<Settings> {
  const raw: Record<string, unknown> = typeof change === 'object' && change !== null ? { ...change } : {};
  return Object.fromEntries(
    KEYS.filter((key) => ROWS[key].parse(raw[key]) !== undefined).map((key) => [key, ROWS[key].parse(raw[key])]),
  );
}

/**
 * Returns what to store: the version (for migrations), settings that differ from the defaults, and the keys of `stored`
 * that only a later version of Lectern knows. If a later version wrote `stored`, keeps its version number,
 * and the values that only it understands.
 */
export function serializeSettings(settings: Settings, stored?: unknown): Record<string, unknown> {
  const raw = migrate(stored);
  const version = Math.max(CURRENT_VERSION, versionOf(raw));
  const changed = KEYS.filter((key) => !sameValue(settings[key], DEFAULT_SETTINGS[key])).map((key) => [
    key,
    settings[key],
  ]);
  const isLater = version > CURRENT_VERSION;
  const others = Object.entries(raw).filter(([key, value]) =>
    isSetting(key) ? isLater && ROWS[key].parse(value) === undefined : key !== 'version',
  );
  return { version, ...Object.fromEntries(others), ...Object.fromEntries(changed) };
}

export const isSetting = (key: string): key is Key => Object.hasOwn(ROWS, key);

/** Stored settings that are not validated yet: each value is validated after the migration. */
type StoredSettings = Record<string, unknown>;

/** Migrations from each version to the next, beginning with version 1. A released migration is never removed. */
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
