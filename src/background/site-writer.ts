/**
 * The only module that writes what is remembered for sites, such as the user's choices. Callers send changes instead of
 * whole values, and the changes run one after another, so that tabs do not overwrite each other's data.
 */

import { reportOnce } from '../platform/errors.ts';
import { readAllKept, readKept, writeKept } from '../platform/storage.ts';
import { today } from '../shared/format-date.ts';
import { parsed } from '../shared/own-fields.ts';
import type { Caller, Handlers } from '../store/messages/messenger.ts';
import type { ContentToMemory, PageToMemory } from '../store/messages/protocol.ts';
import {
  counted,
  emptyMemory,
  isEmptyMemory,
  MOST_SITES,
  merged,
  SITE_PREFIX,
  switched,
  withChoices,
  withCorrection,
  withoutCorrection,
} from '../store/remembered/site-memory.ts';
import {
  type MemoryRefusal,
  parseSite,
  SITE_CHOICES,
  type SiteChoices,
  type SiteMemory,
} from '../store/remembered/types.ts';
import { type SitePattern, siteOf } from '../store/sites/sites.ts';
import { createQueue } from './queue.ts';

type Change = (memory: SiteMemory) => SiteMemory;

const inTurn = createQueue();

/** Changes what is remembered for a site. Rejects with a message for the user if too many sites are remembered. */
function changeSite(site: string, change: Change): Promise<void> {
  return inTurn(async () => {
    const stored = await readKept(SITE_PREFIX + site);
    const known = parseSite(stored)?.memory;
    // a later version of Lectern has written this value; do not overwrite it
    if (stored !== undefined && !known) throw new Error('Another version of Lectern remembers this site.');
    const before = known ?? emptyMemory(site);
    const after = change(before);
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    if (!known && (await readAllKept(SITE_PREFIX)).size >= MOST_SITES)
      throw new Error(`Lectern remembers at most ${MOST_SITES} sites. Forget some of them first.`);
    await writeKept(SITE_PREFIX + site, isEmptyMemory(after) ? undefined : after);
  });
}

/** Returns whether the user has excluded a site from automatic opening. Rejects if the store cannot be read. */
export async function isNeverRead(site: SitePattern): Promise<boolean> {
  return parseSite(await readKept(SITE_PREFIX + nameOf(site)))?.memory.never === true;
}

/** Excludes a site from automatic opening, or includes it again. Rejects if too many sites are remembered. */
export async function setNeverRead(site: SitePattern, isNever: boolean): Promise<void> {
  await changeSite(nameOf(site), (memory) => withChoices(memory, { never: isNever || null }));
}

const nameOf = (site: SitePattern) => siteOf(site.slice(0, -1));

async function isDone(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    reportOnce('a change for a site could not be stored', error);
    return false;
  }
}

/**
 * Changes what is remembered for the caller's site. The browser, not the request, names the site, so that a page cannot
 * change the data of another site. Resolves to the reason if the change is not stored, otherwise to null.
 */
async function changeOwnSite({ url = '', isPrivate }: Caller, change: Change): Promise<MemoryRefusal | null> {
  if (isPrivate) return 'private';
  const site = siteOf(url);
  if (site === '') throw new Error('Lectern cannot remember anything for this page.');
  return (await isDone(changeSite(site, change))) ? null : 'full';
}

/** Returns the change that stores these choices for a site. Fields of the request that are not choices are dropped. */
const choose =
  (choices: SiteChoices): Change =>
  (memory) =>
    withChoices(memory, parsed(SITE_CHOICES, choices) ?? {});

const newId = () => crypto.randomUUID().replaceAll('-', '');

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
      for (const site of sites) await writeKept(SITE_PREFIX + site, undefined);
    }),
  addSites: async ({ sites }) => {
    const added = sites.flatMap((site) => parseSite(site)?.memory ?? []);
    const done = await Promise.all(
      added.map((theirs) => isDone(changeSite(theirs.site, (ours) => merged(ours, theirs)))),
    );
    return { isStored: done.every((isStored) => isStored) };
  },
};
