/** What is remembered of a page's site: read beside the settings, and done again on the page. */

import { reportOnce } from '../platform/errors.ts';
import { inTime } from '../platform/storage.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import { takeMemory } from '../store/messages/wish.ts';
import { siteOf } from '../store/remembered/site-of.ts';
import type { SiteMemory } from '../store/remembered/types.ts';
import type { Work } from '../tools/types.ts';
import { provided } from './lazy-script.ts';
import type { LiveReading } from './live-reading.ts';
import { load } from './load-script.ts';
import type { OpenReader } from './state/state.ts';

/**
 * null where nothing is remembered, which is what most sites have: the script that knows how to read it, and what to do with
 * it, comes for the others only. It comes with a click; where it has not, the background is asked.
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

/** The work with what was asked for on other pages of the site: looked for once on each page that is read. */
export function recall({ algorithm, memory }: OpenReader, reading: LiveReading, work: Work): Work {
  const tools = provided('tools');
  if (work.recalled || !memory || !tools || !reading.page) return work;
  const { read, article } = reading.find(algorithm);
  if (!read) return work;
  const isArticle = article.page === null || article.page.kind === 'article';
  const { text } = read.selection;
  const kept = [...text.marks.map(({ node }) => node), ...text.objects.nodes];
  const { corrections, sentence, outcomes } = tools.remembered(reading.page, kept, memory, { isArticle });
  if (outcomes.length > 0) void callBackgroundFromContent('countReplay', { outcomes }).catch(() => {});
  const recalled = corrections.map(({ correction, reason }) => ({ ...correction, reason }));
  return { ...work, recalled, recalledWords: sentence, nodes: reading.nodes };
}
