import { type Site, siteName } from '../sites/site.ts';

/** What came of the switch, in a sentence. */
export function siteNotice(site: Site, wasWanted: boolean, outcome: { isAlways: boolean; isStored: boolean }): string {
  const name = siteName(site);
  if (outcome.isAlways) return `Articles of ${name} open by themselves now.`;
  if (!outcome.isStored) return 'Could not be stored: the browser did not take it. This site is not read by itself.';
  if (wasWanted) return `Not switched on: your browser did not allow ${name}.`;
  return `Switched off, and the permission for ${name} is given back.`;
}
