/** The stored sites: read, and changed one after the other. */
import { readSitePermissions, writeSitePermissions } from '../../platform/storage.ts';
import { parseSites, type Sites } from '../../store/sites/sites.ts';

export async function readSites(): Promise<Sites> {
  return parseSites(await readSitePermissions());
}

/** Rejects when the browser does not store it. To be called {@link inTurn}. */
export async function changeSites(change: (sites: Sites) => Sites): Promise<Sites> {
  const before = await readSites();
  const after = change(before);
  if (JSON.stringify(after) !== JSON.stringify(before)) await writeSitePermissions(after);
  return after;
}

let last: Promise<unknown> = Promise.resolve();

/** Two changes at once would each forget the other's: what is stored, registered and allowed must agree. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work, work);
  last = done.catch(() => undefined);
  return done;
}
