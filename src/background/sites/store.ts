/** Reads the stored sites and changes them one after the other. */
import { readSitePermissions, writeSitePermissions } from '../../platform/storage.ts';
import { parseSites, type Sites } from '../../store/sites/sites.ts';

export async function readSites(): Promise<Sites> {
  return parseSites(await readSitePermissions());
}

/** Changes the stored sites. Rejects if the browser does not store them. Must be called {@link inTurn}. */
export async function changeSites(change: (sites: Sites) => Sites): Promise<Sites> {
  const before = await readSites();
  const after = change(before);
  if (JSON.stringify(after) !== JSON.stringify(before)) await writeSitePermissions(after);
  return after;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work after earlier work: concurrent changes would overwrite each other; store, registration and permissions must
 * agree.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work, work);
  last = done.catch(() => undefined);
  return done;
}
