/** Reads what Lectern remembers about a site, such as corrections, and applies it to the page. */

import { reportOnce } from '../platform/errors.ts';
import { inTime } from '../platform/storage.ts';
import { getOrMake } from '../shared/memoised.ts';
import { takeMemory } from '../store/messages/click.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import type { SiteMemory } from '../store/remembered/types.ts';
import { siteOf } from '../store/sites/sites.ts';
import type { Work } from '../tools/types.ts';
import { provided } from './lazy-script.ts';
import { load } from './load-script.ts';
import type { LiveReading } from './reading.ts';
import type { OpenReader } from './state/state.ts';
import type { Recalled } from './tool-place.ts';

/**
 * Resolves to what is remembered about a site; null if nothing is. The data usually comes with the user's click;
 * otherwise the background worker is asked for it. The script that parses the data is loaded only if there is some,
 * because most sites have none.
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

/** Adds the corrections remembered for the site to `work`. Remembers their elements per reading of the page. */
export function recall({ algorithm, memory }: OpenReader, reading: LiveReading, work: Work): Work {
  const tools = provided('tools');
  const finding = reading.known(algorithm);
  if (work.recalled || !memory || !tools || !reading.page || !finding) return work;
  const { page } = reading;
  const found = getOrMake(recalledOn, reading, () => tools.recalled(page, finding, memory));
  return found ? { ...work, ...found, nodes: reading.nodes } : work;
}
