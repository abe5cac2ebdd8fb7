import { readKept, writeKept } from '../../platform/storage.ts';
import { parseSites, SITES_KEY, type Sites } from '../../store/sites/sites.ts';
import { createQueue } from '../queue.ts';

export const readSites = async (): Promise<Sites> => parseSites(await readKept(SITES_KEY));

/** Changes the stored sites. Rejects if the browser refuses to store them. Call it only inside {@link inTurn}. */
export async function changeSites(change: (sites: Sites) => Sites): Promise<Sites> {
  const before = await readSites();
  const after = change(before);
  if (JSON.stringify(after) !== JSON.stringify(before)) await writeKept(SITES_KEY, after);
  return after;
}

/** Runs changes one after another; otherwise the store, the article probe and the permissions could disagree. */
export const inTurn = createQueue();

/** Returns the SHA-256 (hexadecimal) to be stored instead of an address: content scripts can read the session store. */
export async function digestOf(address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
