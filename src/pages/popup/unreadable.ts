import type { MessageKey } from '../../platform/wording/message.ts';
import type { UnreadableReason } from '../../store/messages/protocol.ts';

/** A sentence for each reason: what it is, and what the user can do, if anything. */
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
