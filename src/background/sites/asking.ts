/**
 * Sites for which the browser is asking the user for permission. The permission prompt may close the popup, but the
 * user's answer still counts.
 */
import { readNote, writeNote } from '../../platform/storage.ts';
import type { EVERYWHERE, SitePattern } from '../../store/sites/site-pattern.ts';
import { digestOf } from './digest.ts';

type Asked = SitePattern | typeof EVERYWHERE;

/**
 * Longest wait for the user's answer (ms). If a permission is granted later than that, it was requested for something
 * else.
 */
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
