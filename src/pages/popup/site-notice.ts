import { message } from '../../platform/wording/message.ts';

interface Outcome {
  isAlways: boolean;
  isStored: boolean;
  /** Whether all other sites are read. */
  isExcepted?: boolean;
}

/** What the user requested. */
interface Wish {
  isAlways: boolean;
  /** The browser's answer, if it was asked. */
  isGiven: boolean;
}

/** Returns the result as one line, so that the controls stay in place. A permission that was granted but is gone could not be stored. */
export function siteNotice(wish: Wish, { isAlways, isStored, isExcepted = false }: Outcome): string {
  if (isAlways) return message(isStored ? 'popupSiteOn' : 'rememberPrivate');
  if (!isStored || wish.isGiven) return message('popupSiteNotStored');
  if (wish.isAlways) return message('popupSiteNotAllowed');
  return message(isExcepted ? 'rememberedNever' : 'popupSiteOff');
}
