/** The site's memory: read along with the settings, and applied to the page. */

import { reportOnce } from '../platform/errors.ts';
import { inTime } from '../platform/storage.ts';
import { takeMemory } from '../store/messages/click.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import { siteOf } from '../store/remembered/site-of.ts';
import type { SiteMemory } from '../store/remembered/types.ts';
import type { Work } from '../tools/types.ts';
import { provided } from './lazy-script.ts';
import { load } from './load-script.ts';
import type { LiveReading } from './reading.ts';
import type { Recalled } from './recalled.ts';
import type { OpenReader } from './state/state.ts';

/**
 * Reads the memory of a site; null if there is none. Most sites have none, so the script that parses and applies it
 * loads for the others only. The stored memory comes with a click; without one, asks the background.
 */
export async function readMemory(url: string): Promise<SiteMemory | null> {
  const site = siteOf(url);
  if (site === '') return null;
  try {
    const { stored } = takeMemory(site) ?? (await inTime(callBackgroundFromContent('memoryOfSite')));
    return stored === undefined ? null : (await load('tools')).parseSite(stored);
  } catch (error) {
    reportOnce('what is remembered could not be read', error);
    return null;
  }
}

const recalledOn = new WeakMap<LiveReading, Recalled | null>();

/** Adds the corrections remembered for the site to the work. Looks for them once in each reading. */
export function recall({ algorithm, memory }: OpenReader, reading: LiveReading, work: Work): Work {
  const tools = provided('tools');
  const finding = reading.known(algorithm);
  if (work.recalled || !memory || !tools || !reading.page || !finding) return work;
  const known = recalledOn.get(reading);
  const found = known === undefined ? tools.recalled(reading.page, finding, memory) : known;
  recalledOn.set(reading, found);
  return found ? { ...work, ...found, nodes: reading.nodes } : work;
}
