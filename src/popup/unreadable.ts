import type { UnreadableReason } from '../messages/protocol.ts';
import type { MessageKey } from '../wording/message.ts';

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
