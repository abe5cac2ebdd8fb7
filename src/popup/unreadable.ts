import type { UnreadableReason } from '../messages/protocol.ts';

/** One plain sentence for each reason: what it is, and what can be done, if anything. */
export const UNREADABLE: Record<UnreadableReason, string> = {
  'browser-page': 'This page belongs to the browser, which lets no extension read it.',
  store: 'Browsers let no extension read the pages of an extension store.',
  pdf: 'This is a PDF in the browser’s own viewer, which Lectern cannot read.',
  svg: 'This is a drawing (SVG), so there is no text to set.',
  file: 'To read files from your computer, allow access to file addresses in Lectern’s settings of your browser.',
  'not-html': 'This is data rather than a page, so there is no article in it.',
  'foreign-nodes': 'This page removes whatever extensions add to it, so the reader cannot stay open here.',
  unknown: 'The browser did not let Lectern read this page. Reloading it may help.',
};
