import { readStored, writeStored } from '../platform/storage.ts';
import { parseChange, parseSettings, serializeSettings } from '../settings/parse.ts';

/** Changes wait for each other: two quick ones must not both start from the same old value. */
let queue: Promise<void> = Promise.resolve();

/** Merges a change into the stored settings; unknown keys and bad values in it are ignored. */
export function changeSettings(change: unknown): Promise<void> {
  const next = queue.then(async () => {
    const settings = { ...parseSettings(await readStored()), ...parseChange(change) };
    await writeStored(serializeSettings(settings));
  });
  // A failed write (quota, sync switched off) is its caller's news, not the next one's.
  queue = next.catch(() => undefined);
  return next;
}
