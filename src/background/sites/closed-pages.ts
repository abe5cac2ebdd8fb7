/**
 * Pages whose reader was closed; it does not reopen there by itself until the browser closes. Kept in memory, as
 * digests, and only for sites that are always read. Pages of private windows are not stored; the worker knows them
 * while it runs.
 */

import { reportOnce } from '../../platform/errors.ts';
import { readNote, writeNote } from '../../platform/storage.ts';
import { withoutHash } from '../../shared/url.ts';
import type { Caller } from '../../store/messages/messenger.ts';
import { sitePatternOf } from '../../store/sites/site-pattern.ts';
import { isAlways } from './always.ts';
import { digestOf } from './digest.ts';

const closedInPrivate = new Set<string>();

/** The note in progress: a page that reloads at once asks during it. */
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
    reportOnce('what was closed could not be noted', error);
  }
}

export async function wasClosed(url: string): Promise<boolean> {
  await noting;
  return closedInPrivate.has(withoutHash(url)) || (await readNote(await nameOf(url))) === true;
}

const nameOf = async (url: string) => `closed:${await digestOf(withoutHash(url))}`;
