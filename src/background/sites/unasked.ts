/** Opens the reader automatically on a page that may be an article, according to the article probe. */
import { sitePatternOf } from '../../store/sites/site-pattern.ts';
import { launchReader } from '../launcher.ts';
import { isAlways } from './always.ts';
import { wasClosed } from './closed-pages.ts';
import { isReadAsLink } from './temporary-permissions.ts';

export async function readUnasked(tabId: number, url: string | undefined): Promise<void> {
  if (isReadAsLink(tabId)) return;
  const site = sitePatternOf(url);
  if (!url || !site || !(await isAlways(site)) || (await wasClosed(url))) return;
  await launchReader({ id: tabId, url }, { isUnasked: true, isAnswered: true });
}
