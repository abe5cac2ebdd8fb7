/** Text of anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const reported = new Set<string>();

/** What a script that outlived its extension meets at every turn: an update, and no bug. */
export const WAS_UPDATED = 'Lectern was updated or removed; reload the page to use it here.';

/** Unexpected failures reach the console once each, named. Users get a sentence from whoever calls this. */
export function reportOnce(what: string, error: unknown): void {
  const key = `${what}: ${errorMessage(error)}`;
  if (reported.has(key) || key.includes('Extension context invalidated') || key.includes(WAS_UPDATED)) return;
  reported.add(key);
  console.warn(`Lectern: ${what}`, error);
}
