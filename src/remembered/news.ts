/** What the page says when something was forgotten. It promises nothing that only the browser can give. */
import { type Entry, memoriesOf, patternsOf } from './entries.ts';

export const NOT_STORED = 'Not all of it could be stored: the browser did not take it.';

export function switchedOffNews(site: string): string {
  return `${site} no longer opens by itself, and its permission is given back. The popup there can ask for it again.`;
}

export function forgottenNews(entries: readonly Entry[]): string {
  const [first] = entries;
  const one = entries.length === 1 ? first?.site : undefined;
  const wereAlwaysRead = patternsOf(entries).length > 0;
  if (one && wereAlwaysRead && memoriesOf(entries).length === 0) return switchedOffNews(one);
  const news = one ? `${one} is forgotten` : `${entries.length} sites are forgotten`;
  if (!wereAlwaysRead) return `${news}.`;
  const undo = memoriesOf(entries).length > 0 ? 'Undo cannot bring back a permission: the' : 'The';
  return `${news}, and ${one ? 'its permission' : 'the permissions'} given back. ${undo} popup there asks for it again.`;
}

/** After Undo. */
export function broughtBackNews(forgotten: readonly Entry[]): string {
  const news = 'Remembered again';
  return patternsOf(forgotten).length === 0
    ? `${news}.`
    : `${news}, but for opening by itself: the popup asks for that.`;
}
