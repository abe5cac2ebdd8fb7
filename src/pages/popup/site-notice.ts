import { message } from '../../platform/wording/message.ts';

interface Outcome {
  isAlways: boolean;
  isStored: boolean;
  /** All other sites are read. */
  isExcepted?: boolean;
}

/** What the user pressed for. */
interface Wish {
  isAlways: boolean;
  /** The browser's answer, where it was asked. */
  isGiven: boolean;
}

/** What came of the switch, in a sentence of one line: a second would move the controls. A permission that was given and is gone again could not be stored. */
export function siteNotice(wish: Wish, { isAlways, isStored, isExcepted = false }: Outcome): string {
  if (isAlways) return message(isStored ? 'popupSiteOn' : 'rememberPrivate');
  if (!isStored || wish.isGiven) return message('popupSiteNotStored');
  if (wish.isAlways) return message('popupSiteNotAllowed');
  return message(isExcepted ? 'rememberedNever' : 'popupSiteOff');
}
