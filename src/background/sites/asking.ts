/** Sites that the user is being asked about: the popup may close under the browser's question, and what it wanted stands. */
import { readNote, writeNote } from '../../platform/storage.ts';
import type { Site } from '../../sites/site.ts';

/** A permission that comes later was given for something else (ms). */
const PATIENCE = 120_000;

export function noteAsking(site: Site): Promise<void> {
  return writeNote(nameOf(site), Date.now());
}

export function forgetAsking(site: Site): Promise<void> {
  return writeNote(nameOf(site), undefined);
}

export async function isAsking(site: Site): Promise<boolean> {
  const asked = await readNote(nameOf(site));
  return typeof asked === 'number' && Date.now() - asked < PATIENCE;
}

const nameOf = (site: Site) => `asking:${site}`;
