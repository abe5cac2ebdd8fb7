/**
 * The only writer of what is remembered of sites. Others send what is to change, not what is to be stored, and one change
 * follows another: tabs that write at the same time lose nothing of each other's.
 */

import { reportOnce } from '../platform/errors.ts';
import { readStoredSite, readStoredSites, writeStoredSite } from '../platform/storage.ts';
import type { Caller, Handlers } from '../store/messages/messenger.ts';
import type { ContentToMemory, PageToMemory } from '../store/messages/protocol.ts';
import { parseSite, parseSiteChoices } from '../store/remembered/parse.ts';
import {
  counted,
  emptyMemory,
  isEmptyMemory,
  MOST_SITES,
  merged,
  switched,
  withChoices,
  withCorrection,
  withoutCorrection,
} from '../store/remembered/site-memory.ts';
import { siteOf } from '../store/remembered/site-of.ts';
import type { MemoryRefusal, SiteChoices, SiteMemory } from '../store/remembered/types.ts';
import type { SitePattern } from '../store/sites/site-pattern.ts';

type Change = (memory: SiteMemory) => SiteMemory;

let last: Promise<unknown> = Promise.resolve();

/** After all that was asked for before; a failure is its asker's. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work, work);
  last = done.catch(() => undefined);
  return done;
}

/** Writes only what is another afterwards. Rejects, with a sentence, when there is no room. */
function changeSite(site: string, change: Change): Promise<void> {
  return inTurn(async () => {
    const stored = await readStoredSite(site);
    const known = parseSite(stored)?.memory;
    // of a later version: that one's, and not ours to write over
    if (stored !== undefined && !known) throw new Error('Another version of Lectern remembers this site.');
    const before = known ?? emptyMemory(site);
    const after = change(before);
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    if (!known && (await readStoredSites()).size >= MOST_SITES)
      throw new Error(`Lectern remembers ${MOST_SITES} sites, and no more. Forget some of them first.`);
    await writeStoredSite(site, isEmptyMemory(after) ? undefined : after);
  });
}

/** Whether the user has excepted a site from opening by itself. What cannot be read is no reason to. */
export async function isNeverRead(site: SitePattern): Promise<boolean> {
  return parseSite(await readStoredSite(nameOf(site)))?.memory.never === true;
}

/** Excepts a site from opening by itself, or no longer. Rejects when there is no room. */
export async function setNeverRead(site: SitePattern, isNever: boolean): Promise<void> {
  await changeSite(nameOf(site), (memory) => withChoices(memory, { never: isNever || null }));
}

/** Without a port, as patterns are. */
const nameOf = (site: SitePattern) => siteOf(site.slice(0, -1));

async function isDone(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    reportOnce('what is to be remembered could not be stored', error);
    return false;
  }
}

/**
 * Changes what is remembered of the caller's site, whatever the request says, and answers why that is not stored. A private window
 * changes nothing.
 */
async function changeOwnSite({ url = '', isPrivate }: Caller, change: Change): Promise<MemoryRefusal | null> {
  if (isPrivate) return 'private';
  const site = siteOf(url);
  if (site === '') throw new Error('Nothing is remembered of such pages.');
  return (await isDone(changeSite(site, change))) ? null : 'full';
}

/** Choices and nothing else: what else comes with them is no part of what is stored. */
const choose =
  (choices: SiteChoices): Change =>
  (memory) =>
    withChoices(memory, parseSiteChoices(choices) ?? {});

const newId = () => crypto.randomUUID().replaceAll('-', '');

/** Today where the user is, as ISO 8601. */
function today(): string {
  const now = new Date();
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

export const contentMemory: Handlers<ContentToMemory> = {
  rememberForSite: async ({ signature }, caller) => {
    const id = newId();
    const change: Change = (memory) => withCorrection(memory, { id, signature, asked: today() });
    const refusal = await changeOwnSite(caller, change);
    return refusal === null ? { id, refusal } : { id: null, refusal };
  },
  chooseForSite: async ({ choices }, caller) => ({ refusal: await changeOwnSite(caller, choose(choices)) }),
  countReplay: async ({ outcomes }, caller) => {
    await changeOwnSite(caller, (memory) => counted(memory, outcomes));
  },
  forgetForSite: async ({ id }, caller) => {
    await changeOwnSite(caller, (memory) => withoutCorrection(memory, id));
  },
};

export const pageMemory: Handlers<PageToMemory> = {
  forgetRemembered: ({ site, id }) => changeSite(site, (memory) => withoutCorrection(memory, id)),
  switchRemembered: ({ site, id, isOn }) => changeSite(site, (memory) => switched(memory, id, isOn)),
  changeChoices: ({ site, choices }) => changeSite(site, choose(choices)),
  forgetSites: ({ sites }) =>
    inTurn(async () => {
      for (const site of sites) await writeStoredSite(site, undefined);
    }),
  addSites: async ({ sites }) => {
    const added = sites.flatMap((site) => parseSite(site)?.memory ?? []);
    const done = await Promise.all(
      added.map((theirs) => isDone(changeSite(theirs.site, (ours) => merged(ours, theirs)))),
    );
    return { isStored: done.every((isStored) => isStored) };
  },
};
