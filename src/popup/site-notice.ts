import { type Site, siteName } from '../sites/site.ts';

interface Outcome {
  isAlways: boolean;
  isStored: boolean;
}

/** What the user pressed for. */
interface Wish {
  isAlways: boolean;
  /** The browser's answer, where it was asked. */
  isGiven: boolean;
}

/** What came of the switch, in a sentence. A permission that was given and is gone again could not be stored. */
export function siteNotice(site: Site, wish: Wish, { isAlways, isStored }: Outcome): string {
  const name = siteName(site);
  if (isAlways) return `Articles of ${name} open by themselves now.`;
  if (!isStored || wish.isGiven)
    return 'Could not be stored: the browser did not take it. This site is not read by itself.';
  if (wish.isAlways) return `Not switched on: your browser did not allow ${name}.`;
  return `Switched off, and the permission for ${name} is given back.`;
}
