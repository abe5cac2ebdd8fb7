/** Returns the text of any thrown value. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const reported = new Set<string>();

/** Error in scripts that outlive their extension: the result of an update, not a bug. */
export const WAS_UPDATED = 'Lectern was updated or removed; reload the page to use it here.';

/** Logs each unexpected failure once, with a name. The caller informs the user. */
export function reportOnce(what: string, error: unknown): void {
  const key = `${what}: ${errorMessage(error)}`;
  if (reported.has(key) || key.includes('Extension context invalidated') || key.includes(WAS_UPDATED)) return;
  reported.add(key);
  console.warn(`Lectern: ${what}`, error);
}
