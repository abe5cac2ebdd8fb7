/** The remembered data about sites that the Sites tab shows, and the tab's actions on it. */
import { askForSite } from '../../../platform/permissions.ts';
import { onKeptChange } from '../../../platform/storage.ts';
import { counted, message } from '../../../platform/wording/message.ts';
import { readPlaces, watchPlaces } from '../../../store/messages/highlight-channel.ts';
import { callBackgroundFromPopup as call } from '../../../store/messages/messenger.ts';
import { readAlwaysRead, readSites, watchAlwaysRead } from '../../../store/messages/site-channel.ts';
import { textOfFile } from '../../../store/own-file.ts';
import { MEMORY_FILE, readMemoryFile, writeMemoryFile } from '../../../store/remembered/memory-file.ts';
import { SITE_PREFIX } from '../../../store/remembered/site-memory.ts';
import type { SiteChoices, SiteMemory } from '../../../store/remembered/types.ts';
import { EVERYWHERE, type SitePattern } from '../../../store/sites/sites.ts';
import { siteNotice } from '../../popup/notices.ts';
import { attempt, draw, saveText, say, sentences, undo } from '../page.tsx';
import {
  broughtBackNews,
  type Entry,
  entriesOf,
  forgottenNews,
  memoriesOf,
  patternsOf,
  siteNamed,
  switchedOffNews,
} from './entries.ts';

interface Remembered {
  /** The remembered sites; null until they are loaded. */
  sites: readonly SiteMemory[] | null;
  /** Sites whose articles open automatically, and for which the browser has granted permission. */
  always: readonly SitePattern[];
  /** Whether articles open automatically on all sites, except the excluded ones. */
  everywhere: boolean;
  /** Addresses of articles with a saved reading position, latest first. */
  places: readonly string[];
  /** Number of sites about which another version of Lectern has stored data, which is kept but not shown. */
  unread: number;
}

export const remembered: Remembered = { sites: null, always: [], everywhere: false, places: [], unread: 0 };

export function follow(): void {
  const reload = () => attempt(load);
  onKeptChange(SITE_PREFIX, reload);
  watchAlwaysRead(reload);
  watchPlaces(reload);
  reload();
}

async function load(): Promise<void> {
  const [sites, opening, places] = await Promise.all([readSites(), readAlwaysRead(), readPlaces()]);
  Object.assign(remembered, { ...sites, ...opening, places: places.map(({ address }) => address) });
  draw();
}

export const allEntries = (): readonly Entry[] => entriesOf(remembered.sites ?? [], remembered.always);

export function forgetCorrection({ version, site, corrections }: SiteMemory, id: string): void {
  attempt(async () => {
    await call('forgetRemembered', { site, id });
    forgotPart({ version, site, corrections: corrections.filter((one) => one.id === id) });
  });
}

export function switchCorrection({ site }: SiteMemory, id: string, isOn: boolean): void {
  attempt(() => call('switchRemembered', { site, id, isOn }));
}

export function forgetChoice({ version, site, ...memory }: SiteMemory, choice: keyof SiteChoices): void {
  attempt(async () => {
    await call('changeChoices', { site, choices: { [choice]: null } });
    forgotPart({ version, site, corrections: [], [choice]: memory[choice] });
  });
}

export function switchOff(site: string, pattern: SitePattern): void {
  attempt(async () => say((await giveBack([pattern])) ? switchedOffNews(site) : message('rememberedNotStored')));
}

/** Must be called synchronously in a click handler, because browsers allow permission requests only there. */
export function setEverywhere(isOn: boolean): void {
  attempt(async () => {
    // tell the background script first what the permission is for, because the browser's question may close this page
    const told = isOn ? call('setReadEverywhere', { isOn }) : null;
    const isGiven = isOn && (await askForSite(EVERYWHERE));
    await told;
    const outcome = await call('setReadEverywhere', { isOn: isGiven });
    const { lost = [] } = outcome;
    // When the browser removed the permission for all sites, it also removed the permissions for single sites (`lost`).
    // In Chromium, the request below restores these permissions without asking the user again.
    if (lost.length > 0 && (await askForSite(...lost)))
      for (const site of lost) await call('setAlwaysRead', { site, isAlways: true });
    remembered.everywhere = outcome.isOn;
    const off = siteNotice({ isAlways: isOn, isGiven }, { isAlways: false, isStored: outcome.isStored });
    say(outcome.isOn ? message('rememberedEverywhereOn') : off);
  });
}

/** Excludes a site by its name or an address; returns false if the text is neither. */
export function addNever(text: string): boolean {
  const site = siteNamed(text);
  if (site === '') say(message('rememberedNoSite'));
  else
    attempt(async () => {
      await call('changeChoices', { site, choices: { never: true } });
      say(message('rememberedNeverAdded', site));
    });
  return site !== '';
}

/** Forgets sites; removes their permissions first. Undo and an import can restore everything except the permissions. */
export function forget(entries: readonly Entry[]): void {
  attempt(async () => {
    const isStored = await giveBack(patternsOf(entries));
    const memories = memoriesOf(entries);
    // if articles open automatically on all sites, `giveBack` has excluded these sites: forget the exclusions, too
    if (memories.length > 0 || remembered.everywhere)
      await call('forgetSites', { sites: entries.map(({ site }) => site) });
    forgot(entries, isStored ? forgottenNews(entries) : message('rememberedNotStored'));
  });
}

export function forgetPlaces(): void {
  attempt(async () => {
    await call('forgetPlaces');
    say(message('rememberedPlacesGone'));
  });
}

export const exportFile = (): void => saveText(writeMemoryFile(remembered.sites ?? []), 'remembered', 'json');

export function importFile(file: File): void {
  attempt(async () => {
    const text = await textOfFile(file, MEMORY_FILE);
    const { sites, added, refused, limited } = readMemoryFile(text, remembered.sites ?? []);
    const { isStored } = sites.length > 0 ? await call('addSites', { sites }) : { isStored: true };
    const news = added === 0 ? message('rememberedNothingNew') : counted('rememberedAdded', sites.length, added);
    const failed = isStored ? '' : message('rememberedNotStored');
    say(sentences(refused !== '' && added === 0 ? '' : news, refused, limited, failed));
  });
}

/** Removes the browser's permissions for sites; resolves to whether the sites were also removed from the store. */
async function giveBack(patterns: readonly SitePattern[]): Promise<boolean> {
  const outcomes = await Promise.all(patterns.map((site) => call('setAlwaysRead', { site, isAlways: false })));
  return outcomes.every(({ isStored }) => isStored);
}

const forgotPart = (memory: SiteMemory): void =>
  forgot([{ site: memory.site, memory, always: [] }], message('rememberedForgotten', memory.site));

/** Shows a message, with an Undo button if something can be restored. Permissions cannot be restored. */
function forgot(entries: readonly Entry[], said: string): void {
  say(said, memoriesOf(entries).length > 0 ? undo(() => bringBack(entries)) : null);
}

function bringBack(entries: readonly Entry[]): void {
  attempt(async () => {
    const { isStored } = await call('addSites', { sites: memoriesOf(entries) });
    if (isStored) say(broughtBackNews(entries));
    else forgot(entries, message('rememberedNotStored'));
  });
}
