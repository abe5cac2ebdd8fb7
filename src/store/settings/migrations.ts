/** Stored settings of any kind: keys are checked one by one after migration. */
export type StoredSettings = Record<string, unknown>;

/**
 * Steps from version n to n + 1, in order; the first brings version 1 to 2. A step is kept for good once a release
 * shipped it.
 */
export const MIGRATIONS: readonly ((stored: StoredSettings) => StoredSettings)[] = [];

export const CURRENT_VERSION = MIGRATIONS.length + 1;

/** Brings stored settings to the current version. Settings of a later version (a downgrade) are read as they are. */
export function migrate(stored: unknown, migrations = MIGRATIONS): StoredSettings {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const settings = { ...(stored as StoredSettings) };
  return migrations.slice(versionOf(settings) - 1).reduce((current, step) => step(current), settings);
}

/** 1 where none is stored. */
export function versionOf({ version }: StoredSettings): number {
  return typeof version === 'number' && version >= 1 && version <= Number.MAX_SAFE_INTEGER ? Math.floor(version) : 1;
}
