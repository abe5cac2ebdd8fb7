export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const reported = new Set<string>();

/** Message of an expected error: the extension was updated or removed, but its content script still runs. */
export const WAS_UPDATED = 'Lectern was updated or removed; reload the page to use it here.';

/** Message of an expected error: the user closed the reader before its request was answered. */
export const WAS_CLOSED = 'This reading was closed.';

const EXPECTED = ['Extension context invalidated', WAS_UPDATED, WAS_CLOSED];

/** Logs each unexpected failure once. `what`: the action that failed. The caller must inform the user. */
export function reportOnce(what: string, error: unknown): void {
  const key = `${what}: ${errorMessage(error)}`;
  if (reported.has(key) || EXPECTED.some((text) => key.includes(text))) return;
  reported.add(key);
  console.warn(`Lectern: ${what}`, error);
}
