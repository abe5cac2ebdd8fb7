/** Opens the reader automatically on a page that may be an article, according to the article probe. */

import { reportOnce } from '../../platform/errors.ts';
import { readNote, writeNote } from '../../platform/storage.ts';
import { withoutHash } from '../../shared/url.ts';
import type { Caller } from '../../store/messages/messenger.ts';
import { sitePatternOf } from '../../store/sites/sites.ts';
import { launchReader } from '../launcher.ts';
import { isAlways } from './always.ts';
import { digestOf } from './store.ts';
import { isReadAsLink } from './temporary-permissions.ts';

export async function readUnasked(tabId: number, url: string | undefined): Promise<void> {
  if (isReadAsLink(tabId)) return;
  const site = sitePatternOf(url);
  if (!url || !site || !(await isAlways(site)) || (await wasClosed(url))) return;
  await launchReader({ id: tabId, url }, { isUnasked: true, isAnswered: true });
}

/*
 * The pages on which the user closed the reader, so that it does not reopen there automatically. They are forgotten when
 * the browser restarts. The session store contains digests (hashes) of their addresses, and only for sites where the
 * reader opens automatically; pages of private windows are kept only in the memory of the background worker.
 */
const closedInPrivate = new Set<string>();

/** {@link wasClosed} waits for this, because a page may reload before the address of its closed reader is stored. */
let noting = Promise.resolve();

export function noteClosed(caller: Caller): Promise<void> {
  noting = noting.then(() => note(caller));
  return noting;
}

async function note({ url, isPrivate }: Caller): Promise<void> {
  const site = sitePatternOf(url);
  try {
    if (!url || !site || !(await isAlways(site))) return;
    if (isPrivate) closedInPrivate.add(withoutHash(url));
    else await writeNote(await nameOf(url), true);
  } catch (error) {
    reportOnce('a closed page could not be noted', error);
  }
}

export async function wasClosed(url: string): Promise<boolean> {
  await noting;
  return closedInPrivate.has(withoutHash(url)) || (await readNote(await nameOf(url))) === true;
}

const nameOf = async (url: string) => `closed:${await digestOf(withoutHash(url))}`;
