/** Messages after something was forgotten. They promise nothing that only the browser can grant. */
import { counted, message } from '../../../platform/wording/message.ts';
import { type Entry, memoriesOf, patternsOf } from './entries.ts';

export const switchedOffNews = (site: string): string => message('rememberedSwitchedOff', site);

export function forgottenNews(entries: readonly Entry[]): string {
  const [first] = entries;
  const one = entries.length === 1 ? first?.site : undefined;
  const wereAlwaysRead = patternsOf(entries).length > 0;
  const hasMemories = memoriesOf(entries).length > 0;
  if (!wereAlwaysRead) return one ? message('rememberedGone', one) : counted('rememberedAllGone', entries.length);
  if (one && !hasMemories) return switchedOffNews(one);
  const news = one ? message('rememberedGoneAndGiven', one) : counted('rememberedAllGoneAndGiven', entries.length);
  return `${news} ${message(hasMemories ? 'rememberedNoPermissionBack' : 'rememberedAskAgain')}`;
}

/** Message after the switch for all sites was pressed. */
export function everywhereNews(
  wish: { isOn: boolean; isGiven: boolean },
  { isOn, isStored }: { isOn: boolean; isStored: boolean },
): string {
  if (isOn) return message('rememberedEverywhereOn');
  if (!isStored || wish.isGiven) return message('popupSiteNotStored');
  return message(wish.isOn ? 'popupSiteNotAllowed' : 'popupSiteOff');
}

/** Message after Undo. */
export function broughtBackNews(forgotten: readonly Entry[]): string {
  return message(patternsOf(forgotten).length === 0 ? 'rememberedAgain' : 'rememberedAgainButAlways');
}
