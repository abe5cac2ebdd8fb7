import { counted, type MessageKey, message } from '../../platform/wording/message.ts';
import { COUNTED_CHARACTER } from '../../shared/count-words.ts';
import type { PopupToBackground, UnreadableReason } from '../../store/messages/protocol.ts';

/** Returns "Copied 1,240 words"; "Copied 1,240 characters" for a text mostly in Chinese or Japanese. */
export function copiedNotice(text: string, count: number): string {
  const characters = text.match(COUNTED_CHARACTER)?.length ?? 0;
  return counted(characters * 2 > count ? 'popupCopiedCharacters' : 'popupCopiedWords', count);
}

type Outcome = ReturnType<PopupToBackground['setAlwaysRead']>;

interface Wish {
  isAlways: boolean;
  /** Whether the browser granted the permission for the site. */
  isGiven: boolean;
}

/** Returns one line, so that the controls stay in place. Permission given but the switch still off: storing failed. */
export function siteNotice(wish: Wish, { isAlways, isStored, isExcepted = false }: Outcome): string {
  if (isAlways) return message(isStored ? 'popupSiteOn' : 'rememberPrivate');
  if (!isStored || wish.isGiven) return message('popupSiteNotStored');
  if (wish.isAlways) return message('popupSiteNotAllowed');
  return message(isExcepted ? 'rememberedNever' : 'popupSiteOff');
}

/** A sentence for each reason why a page cannot be read; it also says what the user can do, if anything. */
export const UNREADABLE: Record<UnreadableReason, MessageKey> = {
  'browser-page': 'popupBrowserPage',
  store: 'popupStore',
  pdf: 'popupPdf',
  svg: 'popupSvg',
  file: 'popupFile',
  'not-html': 'popupNotHtml',
  'foreign-nodes': 'popupForeignNodes',
  unknown: 'popupUnknown',
};
