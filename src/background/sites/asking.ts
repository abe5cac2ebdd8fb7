/**
 * Sites for which the user is being asked for permission. The question may close the popup, but the answer still
 * counts.
 */
import { readNote, writeNote } from '../../platform/storage.ts';
import type { EVERYWHERE, SitePattern } from '../../store/sites/site-pattern.ts';
import { digestOf } from './digest.ts';

type Asked = SitePattern | typeof EVERYWHERE;

/** Longest wait for the user's answer (ms). A permission that is granted later was requested for something else. */
const ANSWER_TIMEOUT = 120_000;

export async function noteAsking(site: Asked): Promise<void> {
  await writeNote(await nameOf(site), Date.now());
}

export async function forgetAsking(site: Asked): Promise<void> {
  await writeNote(await nameOf(site), undefined);
}

export async function isAsking(site: Asked): Promise<boolean> {
  const asked = await readNote(await nameOf(site));
  return typeof asked === 'number' && Date.now() - asked < ANSWER_TIMEOUT;
}

const nameOf = async (site: Asked) => `asking:${await digestOf(site)}`;
