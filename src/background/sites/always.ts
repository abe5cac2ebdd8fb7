/**
 * Opens the reader automatically, and keeps the list of sites where it does so: single sites, or all sites with
 * exceptions. The user switches sites on and off in the popup; withdrawing the browser's permission also switches them
 * off.
 */
import { browser } from '../../platform/browser.ts';
import { reportOnce } from '../../platform/errors.ts';
import { giveSiteBack, isAllowed } from '../../platform/permissions.ts';
import { readNote, writeNote } from '../../platform/storage.ts';
import { withoutHash } from '../../shared/url.ts';
import type { RequestOf } from '../../store/messages/guards.ts';
import type { Caller } from '../../store/messages/messenger.ts';
import type { PopupToBackground } from '../../store/messages/protocol.ts';
import { allowedOf } from '../../store/messages/site-channel.ts';
import {
  EVERYWHERE,
  isSitePattern,
  opensByItself,
  type SitePattern,
  type Sites,
  sitePatternOf,
  withAlways,
  withoutAlways,
} from '../../store/sites/sites.ts';
import probeScript from '../article-probe/probe.ts?iife';
import { launchReader } from '../launcher.ts';
import { isNeverRead, setNeverRead } from '../site-writer.ts';
import { changeSites, digestOf, inTurn, readSites } from './store.ts';
import { isReadAsLink } from './temporary-permissions.ts';

type SiteAnswer = ReturnType<PopupToBackground['setAlwaysRead']>;

export async function isAlwaysRead({ site }: { site: SitePattern }): Promise<{ isAlways: boolean }> {
  return { isAlways: await isAlways(site) };
}

/** Returns whether the reader opens automatically on a site: the user wants it and the browser allows it. */
export async function isAlways(site: SitePattern): Promise<boolean> {
  return opensByItself(await readSites(), site, await isNeverRead(site)) && (await isAllowed(site));
}

/** Switches automatic opening for a site. A private window may not store the name of the site. */
export async function setAlwaysRead(
  { site, isAlways, isPrivate }: RequestOf<PopupToBackground['setAlwaysRead']>,
  caller: Caller,
): Promise<SiteAnswer> {
  const { everywhere } = await readSites();
  const wouldName = isAlways || everywhere;
  if (wouldName && (isPrivate || caller.isPrivate)) return { ...(await isAlwaysRead({ site })), isStored: false };
  return inTurn(() => (isAlways ? switchOn(site) : switchOff(site)));
}

/** Stops automatic opening on the caller's site, as the user requests in a reader that opened automatically. */
export async function neverReadHere(_request: undefined, caller: Caller): Promise<{ isStored: boolean }> {
  const site = sitePatternOf(caller.url);
  if (!site) throw new Error('The reader does not open automatically on this page.');
  const { isStored } = await setAlwaysRead({ site, isAlways: false }, caller);
  return { isStored };
}

/** Switches automatic opening for all sites. Called at the user's click, and again after the browser's prompt. */
export function setReadEverywhere({ isOn }: { isOn: boolean }): Promise<AllAnswer> {
  return inTurn(() => (isOn ? switchAllOn() : switchAllOff()));
}

type AllAnswer = ReturnType<PopupToBackground['setReadEverywhere']>;

async function switchAllOn(): Promise<AllAnswer> {
  if (!(await isAllowed(EVERYWHERE))) {
    await noteAsking(EVERYWHERE);
    return { isOn: false, isStored: true };
  }
  await forgetAsking(EVERYWHERE);
  try {
    await registerProbe(await changeSites((sites) => ({ ...sites, everywhere: true })));
    return { isOn: true, isStored: true };
  } catch (error) {
    reportOnce('reading everywhere could not be switched on', error);
    await switchAllOff();
    return { isOn: false, isStored: false };
  }
}

/** Removes the permission first, so that nothing opens automatically even if the change cannot be stored. */
async function switchAllOff(): Promise<AllAnswer> {
  await giveSiteBack(EVERYWHERE);
  try {
    await forgetAsking(EVERYWHERE);
    const sites = await changeSites((before) => ({ ...before, everywhere: false }));
    const kept = await allowedOf(sites.always);
    await registerProbe({ ...sites, always: kept });
    return { isOn: false, isStored: true, lost: sites.always.filter((site) => !kept.includes(site)) };
  } catch (error) {
    reportOnce('reading everywhere could not be switched off', error);
    return { isOn: false, isStored: false };
  }
}

async function switchOn(site: SitePattern): Promise<SiteAnswer> {
  if (!(await isAllowed(site))) {
    await noteAsking(site);
    return { isAlways: false, isStored: true };
  }
  await forgetAsking(site);
  try {
    await setNeverRead(site, false);
    const { everywhere } = await readSites();
    // while the reader opens on all sites, this site needs no separate entry
    if (!everywhere) await registerProbe(await changeSites((sites) => withAlways(sites, site)));
    return { isAlways: true, isStored: true };
  } catch (error) {
    reportOnce('a site could not be switched on', error);
    await switchOff(site);
    return { isAlways: false, isStored: false };
  }
}

/** Removes the permission first, so that nothing runs on the site even if the change cannot be stored. */
async function switchOff(site: SitePattern): Promise<SiteAnswer> {
  await giveSiteBack(site);
  try {
    await forgetAsking(site);
    const sites = await changeSites((before) => withoutAlways(before, site));
    await registerProbe(sites);
    if (sites.everywhere) await setNeverRead(site, true);
    return { isAlways: false, isStored: true, isExcepted: sites.everywhere };
  } catch (error) {
    reportOnce('a site could not be taken from the list', error);
    return { isAlways: false, isStored: false };
  }
}

/** Switches automatic opening on for the sites just allowed. The popup cannot do this: it may have closed by then. */
export function onAllowed(origins: readonly string[]): Promise<void> {
  return inTurn(async () => {
    if (await isAsking(EVERYWHERE)) await switchAllOn();
    for (const site of origins.filter(isSitePattern)) if (await isAsking(site)) await switchOn(site);
  });
}

/** Forgets the sites that have lost their permission. Must be called when permissions may have changed. */
export function followPermissions(): Promise<void> {
  return inTurn(async () => {
    const { always, everywhere } = await readSites();
    const kept = { always: await allowedOf(always), everywhere: everywhere && (await isAllowed(EVERYWHERE)) };
    await registerProbe(kept);
    await changeSites((sites) => ({
      ...sites,
      everywhere: sites.everywhere && kept.everywhere,
      always: sites.always.filter((site) => kept.always.includes(site)),
    }));
  });
}

/**
 * What Lectern has asked the browser to permit: one site, or all sites. The request is stored, because the browser's
 * prompt may close the popup before the user answers, and the answer must still take effect.
 */
type Asked = SitePattern | typeof EVERYWHERE;

/** Longest wait for the user's answer (ms). A permission that is granted later does not count as the answer. */
const ANSWER_TIMEOUT = 120_000;

const noteAsking = async (site: Asked): Promise<void> => await writeNote(await askingNoteOf(site), Date.now());

const forgetAsking = async (site: Asked): Promise<void> => await writeNote(await askingNoteOf(site), undefined);

async function isAsking(site: Asked): Promise<boolean> {
  const asked = await readNote(await askingNoteOf(site));
  return typeof asked === 'number' && Date.now() - asked < ANSWER_TIMEOUT;
}

const askingNoteOf = async (site: Asked) => `asking:${await digestOf(site)}`;

const PROBE = 'article-probe';

/** Registers the article probe on these sites only. Browsers drop the registration when the extension is updated. */
async function registerProbe({ always, everywhere }: Pick<Sites, 'always' | 'everywhere'>): Promise<void> {
  const matches = everywhere ? [EVERYWHERE] : [...always];
  const { scripting } = browser;
  const [registered] = await scripting.getRegisteredContentScripts({ ids: [PROBE] });
  if (matches.length === 0) {
    if (registered) await scripting.unregisterContentScripts({ ids: [PROBE] });
    return;
  }
  const script = { id: PROBE, matches, js: [`/${probeScript}`], runAt: 'document_idle' as const };
  if (registered) await scripting.updateContentScripts([script]);
  else await scripting.registerContentScripts([{ ...script, persistAcrossSessions: true }]);
}

/** Opens the reader on a page that may be an article, according to the article probe. */
export async function readUnasked(tabId: number, url: string | undefined): Promise<void> {
  if (isReadAsLink(tabId)) return;
  const site = sitePatternOf(url);
  if (!url || !site || !(await isAlways(site)) || (await wasClosed(url))) return;
  await launchReader({ id: tabId, url }, { isUnasked: true, isAnswered: true });
}

/**
 * Addresses of the pages in private windows on which the user closed the reader, so that it does not reopen there
 * automatically. They are kept only in memory. For pages in other windows, digests (hashes) of the addresses are in the
 * session store until the browser restarts. Both contain only pages of sites where the reader opens automatically.
 */
const closedInPrivate = new Set<string>();

/** Resolves when all closed readers are stored. {@link wasClosed} waits for this, because a page may reload earlier. */
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
    else await writeNote(await closedNoteOf(url), true);
  } catch (error) {
    reportOnce('a closed page could not be noted', error);
  }
}

export async function wasClosed(url: string): Promise<boolean> {
  await noting;
  return closedInPrivate.has(withoutHash(url)) || (await readNote(await closedNoteOf(url))) === true;
}

const closedNoteOf = async (url: string) => `closed:${await digestOf(withoutHash(url))}`;
