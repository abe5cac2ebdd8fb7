/** What a reader opens with, as it is stored, for a script that comes before the polyfill (`storage.ts` has the rest). */
import { SETTINGS_KEY, SITE_PREFIX } from './stored-keys.ts';

interface Area {
  get(key: string): Promise<Record<string, unknown>>;
}
interface Stores {
  storage?: { sync: Area; local: Area; session?: Area & { setAccessLevel?: unknown } };
}

export interface StoredChoices {
  /** Settings, unparsed: what is stored, and what could not be yet. */
  stored: unknown;
  held: unknown;
  /** What is remembered of the site, unparsed; undefined for nothing. */
  site: unknown;
}

/**
 * Resolves to null where a store cannot be read.
 *
 * @param site '' for one of which nothing is remembered
 */
export async function readChoicesPlainly(site: string): Promise<StoredChoices | null> {
  const { browser, chrome } = globalThis as unknown as { browser?: Stores; chrome?: Stores };
  const storage = (browser ?? chrome)?.storage;
  if (!storage) return null;
  const { sync, local, session } = storage;
  // in Firefox no content script sees what is held in memory, and it is held elsewhere (`storage.ts`)
  const holding = session && 'setAccessLevel' in session ? session : local;
  const valueIn = async (area: Area, key: string) => (await area.get(key))[key];
  try {
    const [stored, held, known] = await Promise.all([
      valueIn(sync, SETTINGS_KEY),
      valueIn(holding, SETTINGS_KEY),
      site === '' ? undefined : valueIn(local, SITE_PREFIX + site),
    ]);
    return { stored, held, site: known };
  } catch {
    return null;
  }
}
