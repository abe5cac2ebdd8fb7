/** Sites that the user is being asked about: the popup may close under the browser's question, and what it wanted stands. */
import { readNote, writeNote } from '../../platform/storage.ts';
import type { SitePattern } from '../../sites/site-pattern.ts';

/** A permission that comes later was given for something else (ms). */
const PATIENCE = 120_000;

export function noteAsking(site: SitePattern): Promise<void> {
  return writeNote(nameOf(site), Date.now());
}

export function forgetAsking(site: SitePattern): Promise<void> {
  return writeNote(nameOf(site), undefined);
}

export async function isAsking(site: SitePattern): Promise<boolean> {
  const asked = await readNote(nameOf(site));
  return typeof asked === 'number' && Date.now() - asked < PATIENCE;
}

const nameOf = (site: SitePattern) => `asking:${site}`;
