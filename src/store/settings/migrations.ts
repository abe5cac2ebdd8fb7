/** Unchecked stored settings; each key is validated after migration. */
export type StoredSettings = Record<string, unknown>;

/**
 * Steps from version n to n + 1, in order; the first migrates version 1 to 2. A released step is never removed.
 */
export const MIGRATIONS: readonly ((stored: StoredSettings) => StoredSettings)[] = [];

export const CURRENT_VERSION = MIGRATIONS.length + 1;

/** Migrates stored settings to the current version. Leaves settings of a later version (a downgrade) as they are. */
export function migrate(stored: unknown, migrations = MIGRATIONS): StoredSettings {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const settings = { ...(stored as StoredSettings) };
  return migrations.slice(versionOf(settings) - 1).reduce((current, step) => step(current), settings);
}

/** Returns the stored version; 1 if there is none. */
export function versionOf({ version }: StoredSettings): number {
  return typeof version === 'number' && version >= 1 && version <= Number.MAX_SAFE_INTEGER ? Math.floor(version) : 1;
}
