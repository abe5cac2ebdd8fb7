import type { MessageKey } from '../../platform/wording/message.ts';
import type { UnreadableReason } from '../../store/messages/protocol.ts';

/** One plain sentence for each reason: what it is, and what can be done, if anything. */
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
