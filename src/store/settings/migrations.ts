/** Stored settings that are not validated yet: each value is validated after the migration. */
export type StoredSettings = Record<string, unknown>;

/**
 * Migrations of stored settings from version n to n + 1; the first one is from 1 to 2. A released migration is never
 * removed.
 */
export const MIGRATIONS: readonly ((stored: StoredSettings) => StoredSettings)[] = [];

export const CURRENT_VERSION = MIGRATIONS.length + 1;

/** Migrates stored settings to the current version. Settings of a later version stay unchanged. */
export function migrate(stored: unknown, migrations = MIGRATIONS): StoredSettings {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const settings = { ...(stored as StoredSettings) };
  return migrations.slice(versionOf(settings) - 1).reduce((current, step) => step(current), settings);
}

/** Returns the version of stored settings; 1 if they have none. */
export function versionOf({ version }: StoredSettings): number {
  return typeof version === 'number' && version >= 1 && version <= Number.MAX_SAFE_INTEGER ? Math.floor(version) : 1;
}
